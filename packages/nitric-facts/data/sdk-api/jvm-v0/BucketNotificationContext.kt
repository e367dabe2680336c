package io.nitric.faas.v0
enum class BucketNotificationType {
    Write, Delete;
}
data class BucketNotificationContext internal constructor(public override val req: BucketNotificationRequest, public override val resp: BucketNotificationResponse) : TriggerContext<BucketNotificationRequest, BucketNotificationResponse>() {
    companion object {

    }
}
class BucketNotificationRequest internal constructor(stub: io.nitric.Stub, public val bucket: String, public val key: String, public val notificationType: BucketNotificationType) : AbstractRequest(TODO()) {

}
data class BucketNotificationResponse internal constructor(public val success: Boolean = TODO()) {

}
