package io.nitric.proto.resource.v1

class ResourceType private constructor()
