package io.nitric.api.documents.v0
class DocumentSnapshot<T> internal constructor(stub: io.nitric.Stub, public val ref: DocumentReference<T>, public val content: T) {
    fun getId(): String = TODO()
}
