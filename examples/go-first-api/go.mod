module paper-shop-api

go 1.22.1

toolchain go1.22.8

require (
	github.com/google/uuid v1.6.0
	github.com/nitrictech/go-sdk v1.1.1
)

require (
	github.com/missionMeteora/toolkit v0.0.0-20170713173850-88364e3ef8cc // indirect
	github.com/nitrictech/nitric/core v0.0.0-20241003062412-76ea6275fb0b // indirect
	github.com/nitrictech/protoutils v0.0.0-20220321044654-02667a814cdf // indirect
	golang.org/x/net v0.28.0 // indirect
	golang.org/x/sys v0.25.0 // indirect
	golang.org/x/text v0.18.0 // indirect
	google.golang.org/genproto/googleapis/rpc v0.0.0-20240903143218-8af14fe29dc1 // indirect
	google.golang.org/grpc v1.66.0 // indirect
	google.golang.org/protobuf v1.34.2 // indirect
)
