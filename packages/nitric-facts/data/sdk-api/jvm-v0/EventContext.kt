package io.nitric.faas.v0
data class EventContext internal constructor(public override val req: EventRequest, public override val resp: EventResponse) : TriggerContext<EventRequest, EventResponse>() {
    companion object {

    }
}
class EventRequest internal constructor(stub: io.nitric.Stub, public val topic: String) : AbstractRequest(TODO()) {
    fun <T> json(type: Class<T>): T = TODO()
    inline fun <reified T> json(): T = TODO()
}
data class EventResponse internal constructor(public val success: Boolean) {

}
