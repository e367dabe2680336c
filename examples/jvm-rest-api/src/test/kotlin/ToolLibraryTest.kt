import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith
import kotlin.test.assertNull

// #region store
class MemoryStore : Store {
    private val tools = mutableMapOf<String, Tool>()

    override fun get(id: String) = tools[id]
    override fun set(tool: Tool) { tools[tool.id] = tool }
    override fun delete(id: String) { tools.remove(id) }
    override fun all() = tools.values.asSequence()
}
// #endregion

class ToolLibraryTest {
    private val store = MemoryStore()
    private val saw = Tool("tile-saw", "Tile saw", 1200)

    private fun failure(block: () -> Unit) = assertFailsWith<Problem> { block() }

    // #region cases
    @Test
    fun `rejects an ID that is in use`() {
        addTool(store, saw)

        assertEquals(409, failure { addTool(store, saw) }.status)
    }

    @Test
    fun `pages through the tools in the order of their IDs`() {
        for (id in listOf("tile-saw", "ladder", "wet-vac")) addTool(store, saw.copy(id = id))

        val first = listTools(store, Page(limit = 2))
        assertEquals(listOf(saw.copy(id = "ladder"), saw), first["tools"])
        assertEquals("/tools?limit=2&after=tile-saw", first["next"])

        val last = listTools(store, Page(limit = 2, after = "tile-saw"))
        assertEquals(listOf(saw.copy(id = "wet-vac")), last["tools"])
        assertNull(last["next"])
    }
    // #endregion

    @Test
    fun `finds, changes, and removes a tool`() {
        addTool(store, saw)

        assertEquals(saw.copy(dailyFee = 900), changeTool(store, "tile-saw", mapOf("dailyFee" to 900.0)))
        assertEquals(900, findTool(store, "tile-saw").dailyFee)

        removeTool(store, "tile-saw")
        assertEquals(404, failure { findTool(store, "tile-saw") }.status)
    }

    @Test
    fun `reports every invalid field`() {
        val input = mapOf("id" to "Tile saw", "name" to " ", "dailyFee" to 7.5, "fee" to 1200.0)

        val problem = failure { validate(input, toolRules) }
        assertEquals(listOf("id", "name", "dailyFee", "fee"), problem.errors?.keys?.toList())
        assertEquals(400, problem.status)
    }

    @Test
    fun `accepts some of the fields as a change, but not the ID`() {
        assertEquals(mapOf("name" to "Saw"), validate(mapOf("name" to "Saw"), changeRules, partial = true))

        val problem = failure { validate(mapOf("id" to "saw"), changeRules, partial = true) }
        assertEquals(setOf("id"), problem.errors?.keys)
    }

    @Test
    fun `requires an object`() {
        assertEquals(setOf("body"), failure { validate(null, toolRules) }.errors?.keys)
    }

    @Test
    fun `checks the page`() {
        assertEquals(Page(20, ""), pageOf(emptyMap()))
        for (limit in listOf("0", "101", "2.5", "many")) {
            assertEquals(setOf("limit"), failure { pageOf(mapOf("limit" to listOf(limit))) }.errors?.keys)
        }
    }

    @Test
    fun `rejects an impossible ID without calling the store`() {
        assertEquals(404, failure { findTool(store, "a#b") }.status)
    }
}
