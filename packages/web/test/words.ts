// Loads the texts of every screen, for tests.
import '../src/text/of-company.ts'
import '../src/text/of-end.ts'
import '../src/text/of-hall.ts'
import '../src/text/of-replay.ts'
import '../src/text/of-table.ts'
import '../src/text/of-wall.ts'
import '../src/text/of-windows.ts'
import '../src/text/of-text-view.ts'
