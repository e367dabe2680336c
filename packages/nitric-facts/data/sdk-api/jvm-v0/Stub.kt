package io.nitric

internal class Stub
