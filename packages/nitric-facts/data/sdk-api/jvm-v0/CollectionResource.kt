package io.nitric.resources
enum class CollectionPermission {
    Read, Write, Delete;
}
class CollectionResource<T>(name: String, private val collectionType: Class<T>) : SecureResource<CollectionPermission>(TODO(), TODO()) {
    fun with(permission: CollectionPermission, vararg permissions: CollectionPermission): io.nitric.api.documents.v0.Collection<T> = TODO()
}
