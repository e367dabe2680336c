package io.nitric.api.events.v0
class NitricEvent(public val payload: Map<String, Any?>, public val id: String = TODO(), public val payloadType: String = TODO()) {

}
class PublishOptions(public val delay: Int = TODO()) {
    companion object {
        @JvmStatic fun WithDelay(delay: Int): PublishOptions = TODO()
    }
}
class Topic internal constructor(stub: io.nitric.Stub, public val name: String) {
    fun publish(event: NitricEvent, opts: PublishOptions = TODO()): NitricEvent = TODO()
    fun publish(event: NitricEvent): NitricEvent = TODO()
    fun publish(payload: Map<String, Any?>, opts: PublishOptions = TODO()): NitricEvent = TODO()
    fun publish(payload: Map<String, Any?>): NitricEvent = TODO()
}
