package io.nitric.resources
import io.nitric.api.queues.v0.Queue
enum class QueuePermission {
    Send, Receive;
}
class QueueResource internal constructor(stub: io.nitric.Stub) : SecureResource<QueuePermission>(TODO(), TODO()) {
    fun with(permission: QueuePermission, vararg permissions: QueuePermission): Queue = TODO()
}
