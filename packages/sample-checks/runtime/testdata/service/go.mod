// The service that the tests run. It is a module of its own, because the commands don't use the SDK.
module service

go 1.24.0

require github.com/nitrictech/go-sdk v1.0.7 // the latest that the module proxy has

require (
	github.com/missionMeteora/toolkit v0.0.0-20170713173850-88364e3ef8cc // indirect
	github.com/nitrictech/nitric/core v0.0.0-20250305021715-06f92b813ce3 // indirect
	github.com/nitrictech/protoutils v0.0.0-20220321044654-02667a814cdf // indirect
	golang.org/x/net v0.34.0 // indirect
	golang.org/x/sys v0.29.0 // indirect
	golang.org/x/text v0.21.0 // indirect
	google.golang.org/genproto/googleapis/rpc v0.0.0-20240903143218-8af14fe29dc1 // indirect
	google.golang.org/grpc v1.66.0 // indirect
	google.golang.org/protobuf v1.34.2 // indirect
)
