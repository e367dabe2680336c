package io.nitric.faas.v0
abstract class AbstractRequest(public val data: ByteArray) {
    fun text(): String = TODO()
}
abstract class TriggerContext<Req : AbstractRequest, Resp> {
    abstract val req: Req
    abstract val resp: Resp
    companion object {

    }
}
