package io.nitric
import io.nitric.resources.ApiOptions
import io.nitric.resources.ApiResource
import io.nitric.resources.BucketResource
import io.nitric.resources.CollectionResource
import io.nitric.resources.QueueResource
import io.nitric.resources.Resource
import io.nitric.resources.ScheduleResource
import io.nitric.resources.SecretResource
import io.nitric.resources.TopicResource
import io.nitric.resources.WebsocketResource
object Nitric {
    fun run(): Unit = TODO()
    fun api(name: String, options: ApiOptions): ApiResource = TODO()
    fun api(name: String): ApiResource = TODO()
    fun schedule(description: String): ScheduleResource = TODO()
    fun queue(name: String): QueueResource = TODO()
    fun topic(name: String): TopicResource = TODO()
    fun bucket(name: String): BucketResource = TODO()
    fun secret(name: String): SecretResource = TODO()
    inline fun <reified T> collection(name: String): CollectionResource<T> = TODO()
    fun <T> collection(name: String, type: Class<T>): CollectionResource<T> = TODO()
    fun websocket(name: String): WebsocketResource = TODO()
}
fun <T : Resource> Nitric.registrar(type: String, name: String, creator: ()->T): T = TODO()
