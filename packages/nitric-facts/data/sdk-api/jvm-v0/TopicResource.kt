package io.nitric.resources
import io.nitric.api.events.v0.Topic
import io.nitric.faas.v0.EventContext
import io.nitric.faas.v0.Handler
import io.nitric.faas.v0.Middleware
enum class TopicPermission {
    Publishing;
}
class TopicResource internal constructor(stub: io.nitric.Stub) : SecureResource<TopicPermission>(TODO(), TODO()) {
    fun subscribe(middleware: Handler<EventContext>): Unit = TODO()
    fun subscribe(middleware: List<Middleware<EventContext>>): Unit = TODO()
    fun with(permission: TopicPermission, vararg permissions: TopicPermission): Topic = TODO()
}
