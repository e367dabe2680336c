const names = (text: string): string[] => text.trim().split(/\s+/);

/** Names that every program can use. */
export const CORE_NAMES: ReadonlySet<string> = new Set(
  names(`
    ArgumentError AssertionError BigInt BidirectionalIterator Comparable Comparator ConcurrentModificationError
    DateTime Deprecated Duration Enum Error Exception Expando Finalizer FormatException Function Future Invocation
    IndexError Iterable Iterator List Map MapEntry Match Never NoSuchMethodError Null Object OutOfMemoryError Pattern
    RangeError Record RegExp RegExpMatch RuneIterator Runes Set Sink StackOverflowError StackTrace StateError Stopwatch
    Stream String StringBuffer StringSink Symbol Type TypeError UnimplementedError UnsupportedError Uri UriData
    WeakReference bool deprecated double dynamic identical identityHashCode int num override pragma print void
  `),
);

/** The names of other libraries of Dart that programs import. */
export const LIBRARIES: Readonly<Record<string, readonly string[]>> = {
  'dart:async': names(`
    AsyncError Completer EventSink FutureOr FutureExtensions FutureIterable MultiStreamController
    ParallelWaitError StreamConsumer StreamController StreamIterator StreamSink StreamSubscription StreamTransformer
    StreamTransformerBase StreamView SynchronousStreamController TimeoutException Timer Zone ZoneSpecification
    runZoned runZonedGuarded scheduleMicrotask unawaited
  `),
  'dart:convert': names(`
    AsciiCodec AsciiDecoder AsciiEncoder Base64Codec Base64Decoder Base64Encoder ByteConversionSink
    ByteConversionSinkBase ChunkedConversionSink ClosableStringSink Codec Converter Encoding HtmlEscape HtmlEscapeMode
    JsonCodec JsonCyclicError JsonDecoder JsonEncoder JsonUnsupportedObjectError JsonUtf8Encoder Latin1Codec
    Latin1Decoder Latin1Encoder LineSplitter StringConversionSink Utf8Codec Utf8Decoder Utf8Encoder ascii base64
    base64Decode base64Encode base64Url base64UrlEncode htmlEscape json jsonDecode jsonEncode latin1 utf8
    unicodeBomCharacterRune unicodeReplacementCharacterRune
  `),
  'dart:io': names(`
    BytesBuilder CertificateException CompressionOptions ConnectionTask ContentType Cookie Datagram DetachedSocket
    Directory File FileLock FileMode FileStat FileSystemEntity FileSystemEntityType FileSystemEvent FileSystemException
    GZipCodec HandshakeException HeaderValue HttpClient HttpClientBasicCredentials HttpClientBearerCredentials
    HttpClientCredentials HttpClientDigestCredentials HttpClientRequest HttpClientResponse HttpConnectionInfo
    HttpConnectionsInfo HttpDate HttpException HttpHeaders HttpOverrides HttpRequest HttpResponse HttpServer HttpSession
    HttpStatus IOException IOOverrides IOSink InternetAddress InternetAddressType Link NetworkInterface OSError
    PathAccessException PathExistsException PathNotFoundException Platform Process ProcessException ProcessInfo
    ProcessResult ProcessSignal ProcessStartMode RandomAccessFile RawDatagramSocket RawSocket RedirectException
    RedirectInfo SameSite SecureServerSocket SecureSocket SecurityContext ServerSocket SignalException Socket
    SocketException SocketOption Stdin StdinException StdioType Stdout StdoutException SystemEncoding TlsException
    WebSocket WebSocketException WebSocketStatus WebSocketTransformer X509Certificate ZLibCodec ZLibDecoder ZLibEncoder
    ZLibOption exit exitCode gzip pid sleep stderr stdin stdioType stdout systemEncoding zlib
  `),
  'dart:math': names(`
    MutableRectangle Point Random Rectangle acos asin atan atan2 cos e exp ln10 ln2 log log10e log2e max min pi pow sin
    sqrt sqrt1_2 sqrt2 tan
  `),
};
