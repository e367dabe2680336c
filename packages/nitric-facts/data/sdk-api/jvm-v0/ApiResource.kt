package io.nitric.resources
import io.nitric.faas.v0.Handler
import io.nitric.faas.v0.HttpContext
import io.nitric.faas.v0.Middleware
abstract class SecurityDefinition(private val kind: String) {

}
data class JwtSecurityDefinition(public val issuer: String, public val audiences: List<String>) : SecurityDefinition(TODO()) {

}
class ApiOptions(public val basePath: String = TODO(), public val middleware: List<Middleware<HttpContext>> = TODO(), public val securityDefinitions: Map<String, SecurityDefinition> = TODO(), public val security: Map<String, List<String>> = TODO()) {
    class Builder {
        val securityDefinitions: Map<String, SecurityDefinition> get() = TODO()
        val security: Map<String, List<String>> get() = TODO()
        val basePath: String get() = TODO()
        val middleware: List<Middleware<HttpContext>> get() = TODO()
        fun securityDefinitions(securityDefinitions: Map<String, SecurityDefinition>): Builder = TODO()
        fun security(security: Map<String, List<String>>): Builder = TODO()
        fun basePath(basePath: String): Builder = TODO()
        fun middleware(vararg middleware: Middleware<HttpContext>): Builder = TODO()
        fun build(): ApiOptions = TODO()
    }
}
class RouteOptions(public val middleware: List<Middleware<HttpContext>> = TODO(), public val security: Map<String, List<String>> = TODO()) {
    class Builder {
        val security: Map<String, List<String>> get() = TODO()
        val middleware: List<Middleware<HttpContext>> get() = TODO()
        fun security(security: Map<String, List<String>>): Builder = TODO()
        fun middleware(middleware: List<Middleware<HttpContext>>): Builder = TODO()
        fun middleware(middleware: Middleware<HttpContext>): Builder = TODO()
        fun build(): RouteOptions = TODO()
    }
}
class Route internal constructor(stub: io.nitric.Stub, public val path: String, public val options: RouteOptions) {
    fun get(middleware: Handler<HttpContext>): Unit = TODO()
    fun get(middleware: List<Middleware<HttpContext>>): Unit = TODO()
    fun post(middleware: Handler<HttpContext>): Unit = TODO()
    fun post(middleware: List<Middleware<HttpContext>>): Unit = TODO()
    fun delete(middleware: Handler<HttpContext>): Unit = TODO()
    fun delete(middleware: List<Middleware<HttpContext>>): Unit = TODO()
    fun put(middleware: Handler<HttpContext>): Unit = TODO()
    fun put(middleware: List<Middleware<HttpContext>>): Unit = TODO()
    fun patch(middleware: Handler<HttpContext>): Unit = TODO()
    fun patch(middleware: List<Middleware<HttpContext>>): Unit = TODO()
    fun options(middleware: Handler<HttpContext>): Unit = TODO()
    fun options(middleware: List<Middleware<HttpContext>>): Unit = TODO()
    fun all(middleware: Handler<HttpContext>): Unit = TODO()
    fun all(middleware: List<Middleware<HttpContext>>): Unit = TODO()
}
class ApiDetails(id: String, provider: String, service: String, public val url: String) : ResourceDetails(TODO(), TODO(), TODO()) {

}
class ApiResource internal constructor(stub: io.nitric.Stub, public val name: String, public val options: ApiOptions = TODO()) {
    fun details(): ApiDetails = TODO()
    fun get(path: String, middleware: Handler<HttpContext>): Unit = TODO()
    fun get(path: String, middleware: List<Middleware<HttpContext>>): Unit = TODO()
    fun get(path: String, middleware: Handler<HttpContext>, options: RouteOptions): Unit = TODO()
    fun get(path: String, middleware: List<Middleware<HttpContext>>, options: RouteOptions): Unit = TODO()
    fun post(path: String, middleware: Handler<HttpContext>): Unit = TODO()
    fun post(path: String, middleware: List<Middleware<HttpContext>>): Unit = TODO()
    fun post(path: String, middleware: Handler<HttpContext>, options: RouteOptions): Unit = TODO()
    fun post(path: String, middleware: List<Middleware<HttpContext>>, options: RouteOptions): Unit = TODO()
    fun delete(path: String, middleware: Handler<HttpContext>): Unit = TODO()
    fun delete(path: String, middleware: List<Middleware<HttpContext>>): Unit = TODO()
    fun delete(path: String, middleware: Handler<HttpContext>, options: RouteOptions): Unit = TODO()
    fun delete(path: String, middleware: List<Middleware<HttpContext>>, options: RouteOptions): Unit = TODO()
    fun put(path: String, middleware: Handler<HttpContext>): Unit = TODO()
    fun put(path: String, middleware: List<Middleware<HttpContext>>): Unit = TODO()
    fun put(path: String, middleware: Handler<HttpContext>, options: RouteOptions): Unit = TODO()
    fun put(path: String, middleware: List<Middleware<HttpContext>>, options: RouteOptions): Unit = TODO()
    fun patch(path: String, middleware: Handler<HttpContext>): Unit = TODO()
    fun patch(path: String, middleware: List<Middleware<HttpContext>>): Unit = TODO()
    fun patch(path: String, middleware: Handler<HttpContext>, options: RouteOptions): Unit = TODO()
    fun patch(path: String, middleware: List<Middleware<HttpContext>>, options: RouteOptions): Unit = TODO()
    fun options(path: String, middleware: Handler<HttpContext>): Unit = TODO()
    fun options(path: String, middleware: List<Middleware<HttpContext>>): Unit = TODO()
    fun options(path: String, middleware: Handler<HttpContext>, options: RouteOptions): Unit = TODO()
    fun options(path: String, middleware: List<Middleware<HttpContext>>, options: RouteOptions): Unit = TODO()
    fun all(path: String, middleware: Handler<HttpContext>): Unit = TODO()
    fun all(path: String, middleware: List<Middleware<HttpContext>>): Unit = TODO()
    fun all(path: String, middleware: Handler<HttpContext>, options: RouteOptions): Unit = TODO()
    fun all(path: String, middleware: List<Middleware<HttpContext>>, options: RouteOptions): Unit = TODO()
    fun route(path: String, opts: RouteOptions): Route = TODO()
    fun route(path: String): Route = TODO()
}
