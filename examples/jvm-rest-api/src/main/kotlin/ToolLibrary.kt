// #region tool
import io.nitric.Nitric
import io.nitric.faas.v0.HttpContext
import io.nitric.faas.v0.Middleware
import io.nitric.resources.ApiOptions
import io.nitric.resources.CollectionPermission
import io.nitric.api.documents.v0.Collection as Documents

data class Tool(val id: String, val name: String, val dailyFee: Int)
// #endregion

// #region problem
class Problem(
    val status: Int,
    val detail: String,
    val errors: Map<String, String>? = null,
) : Exception(detail) {
    fun toMap(): Map<String, Any?> {
        val title = when (status) {
            400 -> "Bad Request"
            404 -> "Not Found"
            409 -> "Conflict"
            else -> "Internal Server Error"
        }
        val list = errors?.map { (field, message) -> mapOf("field" to field, "message" to message) }
        return mapOf("title" to title, "status" to status, "detail" to detail, "errors" to list)
    }
}

fun invalid(errors: Map<String, String>) = Problem(400, "The request is invalid.", errors)
// #endregion

// #region middleware
val handleProblems = Middleware<HttpContext> { ctx, next ->
    try {
        next(ctx)
    } catch (error: Exception) {
        if (error !is Problem) System.err.println("${ctx.req.method} ${ctx.req.path}: $error")

        val problem = error as? Problem ?: Problem(500, "Something went wrong.")
        ctx.resp.status = problem.status
        ctx.resp.json(problem.toMap())
        ctx.resp.headers["Content-Type"] = listOf("application/problem+json")
        ctx
    }
}
// #endregion

// #region rules
typealias Rule = (Any?) -> String?

val changeRules = mapOf<String, Rule>("name" to ::checkName, "dailyFee" to ::checkFee)
val toolRules = mapOf<String, Rule>("id" to ::checkId) + changeRules

fun checkId(value: Any?) = when {
    value !is String -> "Must be a string"
    value.length > 40 -> "Must have at most 40 characters"
    !value.matches(Regex("[a-z0-9]+(-[a-z0-9]+)*")) ->
        "Must be lowercase words or numbers joined by hyphens"
    else -> null
}

fun checkName(value: Any?) = when {
    value !is String -> "Must be a string"
    value.isBlank() -> "Can't be empty"
    value.trim().length > 80 -> "Must have at most 80 characters"
    else -> null
}

fun checkFee(value: Any?) = when {
    value !is Double || value % 1 != 0.0 -> "Must be a whole number of cents"
    value !in 0.0..100_000.0 -> "Must be from 0 to 100000"
    else -> null
}
// #endregion

// #region validate
fun validate(input: Map<*, *>?, rules: Map<String, Rule>, partial: Boolean = false): Map<*, *> {
    if (input == null) throw invalid(mapOf("body" to "Must be a JSON object"))

    val errors = linkedMapOf<String, String>()
    for ((field, rule) in rules) {
        if (partial && field !in input) continue
        rule(input[field])?.let { message -> errors[field] = message }
    }
    for (field in input.keys.filter { it !in rules }) errors["$field"] = "Unknown field"

    if (errors.isNotEmpty()) throw invalid(errors)
    return input
}

fun toolOf(fields: Map<*, *>) = Tool(
    id = fields["id"] as String,
    name = (fields["name"] as String).trim(),
    dailyFee = (fields["dailyFee"] as Double).toInt(),
)
// #endregion

// #region store
interface Store {
    fun get(id: String): Tool?
    fun set(tool: Tool)
    fun delete(id: String)
    fun all(): Sequence<Tool>
}

class DocumentStore(private val documents: Documents<Tool>) : Store {
    override fun get(id: String) = documents.doc(id).get()
    override fun set(tool: Tool) = documents.doc(tool.id).set(tool)
    override fun delete(id: String) = documents.doc(id).delete()
    override fun all() = documents.query().stream().asSequence().map { it.content }
}
// #endregion

// #region find
fun findTool(store: Store, id: String): Tool {
    val tool = if (checkId(id) == null) store.get(id) else null
    return tool ?: throw Problem(404, "There's no tool with the ID $id.")
}
// #endregion

// #region add
fun addTool(store: Store, tool: Tool) {
    if (store.get(tool.id) != null) throw Problem(409, "The ID ${tool.id} is already in use.")
    store.set(tool)
}
// #endregion

// #region change
fun changeTool(store: Store, id: String, changes: Map<*, *>): Tool {
    val tool = findTool(store, id)
    val changed = tool.copy(
        name = (changes["name"] as String?)?.trim() ?: tool.name,
        dailyFee = (changes["dailyFee"] as Double?)?.toInt() ?: tool.dailyFee,
    )
    store.set(changed)
    return changed
}

fun removeTool(store: Store, id: String) {
    findTool(store, id)
    store.delete(id)
}
// #endregion

// #region page
data class Page(val limit: Int = 20, val after: String = "")

fun pageOf(query: Map<String, Collection<String>>): Page {
    val limit = (query["limit"] ?: listOf("20")).singleOrNull()?.toIntOrNull()
    val after = (query["after"] ?: listOf("")).singleOrNull()

    if (limit == null || limit !in 1..100) {
        throw invalid(mapOf("limit" to "Must be a whole number from 1 to 100"))
    }
    if (after == null) throw invalid(mapOf("after" to "Must occur only once"))
    return Page(limit, after)
}
// #endregion

// #region list
fun listTools(store: Store, page: Page): Map<String, Any?> {
    val rest = store.all().filter { it.id > page.after }.sortedBy { it.id }.toList()
    val tools = rest.take(page.limit)
    val next = "/tools?limit=${page.limit}&after=${tools.lastOrNull()?.id}"

    return mapOf("tools" to tools, "next" to if (rest.size > page.limit) next else null)
}
// #endregion

// #region main
fun jsonOf(ctx: HttpContext): Map<*, *>? = try {
    ctx.req.json<Map<*, *>?>()
} catch (error: RuntimeException) {
    throw Problem(400, "The body isn't a JSON object.")
}

fun main() {
    val library = Nitric.api("tool-library", ApiOptions(middleware = listOf(handleProblems)))
    val documents = Nitric.collection<Tool>("tools").with(
        CollectionPermission.Read,
        CollectionPermission.Write,
        CollectionPermission.Delete,
    )
    val store = DocumentStore(documents)

    library.post("/tools") { ctx ->
        val tool = toolOf(validate(jsonOf(ctx), toolRules))
        addTool(store, tool)

        ctx.resp.status = 201
        ctx.resp.headers["Location"] = listOf("/tools/${tool.id}")
        ctx.resp.json(tool)
        ctx
    }

    library.get("/tools") { ctx ->
        ctx.resp.json(listTools(store, pageOf(ctx.req.query)))
        ctx
    }

    library.get("/tools/:id") { ctx ->
        ctx.resp.json(findTool(store, ctx.req.params.getValue("id")))
        ctx
    }

    library.patch("/tools/:id") { ctx ->
        val changes = validate(jsonOf(ctx), changeRules, partial = true)
        ctx.resp.json(changeTool(store, ctx.req.params.getValue("id"), changes))
        ctx
    }

    library.delete("/tools/:id") { ctx ->
        removeTool(store, ctx.req.params.getValue("id"))
        ctx.resp.status = 204
        ctx
    }

    Nitric.run()
}
// #endregion
