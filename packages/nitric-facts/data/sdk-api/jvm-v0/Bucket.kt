package io.nitric.api.storage.v0
import io.nitric.faas.v0.BucketNotificationType
import io.nitric.faas.v0.FileNotificationContext
import io.nitric.faas.v0.Handler
import io.nitric.faas.v0.Middleware
class Bucket internal constructor(stub: io.nitric.Stub, public val name: String) {
    fun files(): List<File> = TODO()
    fun file(name: String): File = TODO()
    fun on(notificationType: BucketNotificationType, notificationPrefixFilter: String, middleware: Handler<FileNotificationContext>): Unit = TODO()
    fun on(notificationType: BucketNotificationType, notificationPrefixFilter: String, middleware: List<Middleware<FileNotificationContext>>): Unit = TODO()
}
