package io.nitric.api.queues.v0
class FailedTask internal constructor(stub: io.nitric.Stub, public val task: Task, public val message: String) {

}
class Queue internal constructor(stub: io.nitric.Stub, public var name: String) {
    fun send(vararg tasks: Task): List<FailedTask> = TODO()
    fun send(vararg payloads: Map<String, Any?>): List<FailedTask> = TODO()
    fun send(task: Task): FailedTask? = TODO()
    fun send(payload: Map<String, Any?>): FailedTask? = TODO()
    fun receive(depth: Int = TODO()): List<ReceivedTask> = TODO()
}
