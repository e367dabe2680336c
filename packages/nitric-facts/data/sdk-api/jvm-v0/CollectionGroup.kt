package io.nitric.api.documents.v0
class CollectionGroup<T> internal constructor(stub: io.nitric.Stub, public val name: String, public val type: Class<T>, public val parent: Collection<*>) {
    fun query(): Query<T> = TODO()
}
