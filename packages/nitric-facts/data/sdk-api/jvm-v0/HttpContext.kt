package io.nitric.faas.v0
class HttpRequest internal constructor(stub: io.nitric.Stub, public val method: String, public val path: String, public val params: Map<String, String>, public val query: Map<String, Collection<String>>, public val headers: Map<String, Collection<String>>) : AbstractRequest(TODO()) {
    fun <T> json(type: Class<T>): T = TODO()
    inline fun <reified T> json(): T = TODO()
}
class HttpResponse internal constructor(stub: io.nitric.Stub, public var status: Int, public var body: ByteArray, public var headers: MutableMap<String, Collection<String>>) {
    fun json(obj: Any): Unit = TODO()
    fun text(text: String): Unit = TODO()
}
class HttpContext internal constructor(stub: io.nitric.Stub, public override val req: HttpRequest, public override val resp: HttpResponse) : TriggerContext<HttpRequest, HttpResponse>() {
    companion object {

    }
}
