package io.nitric.api.documents.v0
class Collection<T> internal constructor(stub: io.nitric.Stub, public val name: String, public val type: Class<T>, public val parent: DocumentReference<*>?) {
    fun doc(id: String): DocumentReference<T> = TODO()
    fun <U> collection(name: String, type: Class<U>): CollectionGroup<U> = TODO()
    inline fun <reified U> collection(name: String): CollectionGroup<U> = TODO()
    fun depth(): Int = TODO()
    fun query(): Query<T> = TODO()
}
