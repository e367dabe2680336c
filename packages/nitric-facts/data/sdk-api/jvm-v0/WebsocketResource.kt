package io.nitric.resources
import io.nitric.faas.v0.Handler
import io.nitric.faas.v0.Middleware
import io.nitric.faas.v0.WebsocketContext
import io.nitric.faas.v0.WebsocketEventType
class WebsocketDetails(public val url: String, id: String, provider: String, service: String) : ResourceDetails(TODO(), TODO(), TODO()) {

}
class WebsocketResource internal constructor(stub: io.nitric.Stub) : Resource(TODO(), TODO()) {
    fun on(eventType: WebsocketEventType, middleware: List<Middleware<WebsocketContext>>): Unit = TODO()
    fun on(eventType: WebsocketEventType, middleware: Handler<WebsocketContext>): Unit = TODO()
    fun details(): WebsocketDetails = TODO()
    fun close(connectionId: String): Unit = TODO()
    fun send(connectionId: String, message: String): Unit = TODO()
    fun send(connectionId: String, message: ByteArray): Unit = TODO()
}
