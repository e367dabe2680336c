package io.nitric.resources
import io.nitric.proto.resource.v1.ResourceType
abstract class ResourceDetails(public val id: String, public val provider: String, public val service: String) {

}
abstract class Resource(public val name: String, public val type: ResourceType) {

}
abstract class SecureResource<P : Enum<P>>(name: String, type: ResourceType) : Resource(TODO(), TODO()) {

}
