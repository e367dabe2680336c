package io.nitric.faas.v0
import io.nitric.api.storage.v0.Bucket
import io.nitric.api.storage.v0.File
data class FileNotificationContext internal constructor(public override val req: FileNotificationRequest, public override val resp: BucketNotificationResponse) : TriggerContext<FileNotificationRequest, BucketNotificationResponse>() {
    companion object {

    }
}
class FileNotificationRequest internal constructor(stub: io.nitric.Stub, public val bucket: Bucket, public val key: String, public val notificationType: BucketNotificationType) : AbstractRequest(TODO()) {
    val file: File get() = TODO()
}
