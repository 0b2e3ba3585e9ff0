// Every screen's words, whichever of them a test looks at.
import '../src/text/of-hall.ts'
import '../src/text/of-table.ts'
