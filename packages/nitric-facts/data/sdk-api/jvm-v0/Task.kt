package io.nitric.api.queues.v0
open class Task internal constructor(stub: io.nitric.Stub, public val payload: Map<String, Any?>?, public val id: String = TODO(), public val leaseId: String = TODO(), public val payloadType: String? = TODO()) {

}
class ReceivedTask internal constructor(stub: io.nitric.Stub) : Task(TODO(), TODO(), TODO(), TODO(), TODO()) {
    fun complete(): Unit = TODO()
    companion object {

    }
}
