// Every screen's words, whichever of them a test looks at.
import '../src/text/of-company.ts'
import '../src/text/of-end.ts'
import '../src/text/of-hall.ts'
import '../src/text/of-replay.ts'
import '../src/text/of-table.ts'
import '../src/text/of-wall.ts'
import '../src/text/of-windows.ts'
import '../src/text/of-words.ts'
