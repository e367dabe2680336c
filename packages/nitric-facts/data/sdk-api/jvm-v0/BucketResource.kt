package io.nitric.resources
import io.nitric.api.storage.v0.Bucket
import io.nitric.faas.v0.BucketNotificationContext
import io.nitric.faas.v0.BucketNotificationType
import io.nitric.faas.v0.Handler
import io.nitric.faas.v0.Middleware
enum class BucketPermission {
    Read, Write, Delete;
}
class BucketResource internal constructor(stub: io.nitric.Stub) : SecureResource<BucketPermission>(TODO(), TODO()) {
    fun with(permission: BucketPermission, vararg permissions: BucketPermission): Bucket = TODO()
    fun on(notificationType: BucketNotificationType, notificationPrefixFilter: String, middleware: Handler<BucketNotificationContext>): Unit = TODO()
    fun on(notificationType: BucketNotificationType, notificationPrefixFilter: String, middleware: List<Middleware<BucketNotificationContext>>): Unit = TODO()
}
