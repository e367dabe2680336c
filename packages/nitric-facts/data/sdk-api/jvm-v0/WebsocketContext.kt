package io.nitric.faas.v0
data class WebsocketContext internal constructor(public override val req: WebsocketRequest, public override val resp: WebsocketResponse) : TriggerContext<WebsocketRequest, WebsocketResponse>() {
    companion object {

    }
}
enum class WebsocketEventType {
    Connect, Disconnect, Message;
}
class WebsocketRequest internal constructor(stub: io.nitric.Stub, public val socket: String, public val eventType: WebsocketEventType, public val connectionId: String, public val query: Map<String, List<String>>) : AbstractRequest(TODO()) {

}
data class WebsocketResponse internal constructor(public val success: Boolean = TODO()) {

}
