package declared

import (
	"context"
	"slices"
	"strings"
	"sync"
	"time"

	"google.golang.org/grpc"

	apispb "github.com/nitrictech/nitric/core/pkg/proto/apis/v1"
	batchpb "github.com/nitrictech/nitric/core/pkg/proto/batch/v1"
	httppb "github.com/nitrictech/nitric/core/pkg/proto/http/v1"
	resourcespb "github.com/nitrictech/nitric/core/pkg/proto/resources/v1"
	schedulespb "github.com/nitrictech/nitric/core/pkg/proto/schedules/v1"
	storagepb "github.com/nitrictech/nitric/core/pkg/proto/storage/v1"
	topicspb "github.com/nitrictech/nitric/core/pkg/proto/topics/v1"
	websocketspb "github.com/nitrictech/nitric/core/pkg/proto/websockets/v1"
)

type key struct{ kind, name string }

// Recorder records declarations with the interceptors of a gRPC server.
type Recorder struct {
	mutex     sync.Mutex
	resources map[key]*Resource
	last      time.Time
}

// NewRecorder returns a recorder without declarations.
func NewRecorder() *Recorder {
	return &Recorder{resources: map[key]*Resource{}}
}

// Resources returns all declared resources, sorted by type and name.
func (r *Recorder) Resources() []Resource {
	r.mutex.Lock()
	defer r.mutex.Unlock()
	return sorted(r.resources)
}

// Find returns a declared resource.
func (r *Recorder) Find(kind, name string) (Resource, bool) {
	for _, each := range r.Resources() {
		if each.Type == kind && each.Name == name {
			return each, true
		}
	}
	return Resource{}, false
}

// Has reports whether a resource of a type is declared.
func (r *Recorder) Has(kind string) bool {
	for _, each := range r.Resources() {
		if each.Type == kind {
			return true
		}
	}
	return false
}

// Names returns the names of the declared resources of a type that have a handler.
func (r *Recorder) Names(kind string) []string {
	names := []string{}
	for _, each := range r.Resources() {
		if each.Type == kind && len(each.Handlers) > 0 {
			names = append(names, each.Name)
		}
	}
	return names
}

// Settled reports whether something was declared and nothing has been added for a time.
func (r *Recorder) Settled(quiet time.Duration) bool {
	r.mutex.Lock()
	defer r.mutex.Unlock()
	return len(r.resources) > 0 && time.Since(r.last) >= quiet
}

// Unary records declarations. It is an interceptor of unary calls.
func (r *Recorder) Unary(ctx context.Context, request any, _ *grpc.UnaryServerInfo, handler grpc.UnaryHandler) (any, error) {
	if declaration, ok := request.(*resourcespb.ResourceDeclareRequest); ok {
		r.declare(declaration.GetId())
	}
	return handler(ctx, request)
}

// Stream records the handlers that register with the first message of a stream. It is an interceptor of streams.
func (r *Recorder) Stream(server any, stream grpc.ServerStream, _ *grpc.StreamServerInfo, handler grpc.StreamHandler) error {
	return handler(server, &recordedStream{ServerStream: stream, recorder: r})
}

type recordedStream struct {
	grpc.ServerStream
	recorder *Recorder
}

// RecvMsg passes every message that the program sends to the recorder.
func (s *recordedStream) RecvMsg(message any) error {
	err := s.ServerStream.RecvMsg(message)
	if err == nil {
		s.recorder.register(message)
	}
	return err
}

var declaredTypes = map[resourcespb.ResourceType]string{
	resourcespb.ResourceType_Api:                   API,
	resourcespb.ResourceType_ApiSecurityDefinition: APISecurity,
	resourcespb.ResourceType_Bucket:                Bucket,
	resourcespb.ResourceType_Job:                   Job,
	resourcespb.ResourceType_KeyValueStore:         KeyValue,
	resourcespb.ResourceType_Queue:                 Queue,
	resourcespb.ResourceType_Secret:                Secret,
	resourcespb.ResourceType_SqlDatabase:           SQL,
	resourcespb.ResourceType_Topic:                 Topic,
	resourcespb.ResourceType_Websocket:             Websocket,
}

func (r *Recorder) declare(id *resourcespb.ResourceIdentifier) {
	if kind, known := declaredTypes[id.GetType()]; known {
		r.add(kind, id.GetName(), "")
	}
}

// register records the handler of a registration request. It ignores other messages.
func (r *Recorder) register(message any) {
	switch sent := message.(type) {
	case *apispb.ClientMessage:
		if request := sent.GetRegistrationRequest(); request != nil {
			r.add(API, request.GetApi(), strings.Join(request.GetMethods(), ",")+" "+request.GetPath())
		}
	case *storagepb.ClientMessage:
		if request := sent.GetRegistrationRequest(); request != nil {
			event := strings.ToLower(request.GetBlobEventType().String())
			r.add(Bucket, request.GetBucketName(), event+" "+request.GetKeyPrefixFilter())
		}
	case *topicspb.ClientMessage:
		if request := sent.GetRegistrationRequest(); request != nil {
			r.add(Topic, request.GetTopicName(), "message")
		}
	case *schedulespb.ClientMessage:
		if request := sent.GetRegistrationRequest(); request != nil {
			r.add(Schedule, request.GetScheduleName(), cadence(request))
		}
	case *websocketspb.ClientMessage:
		if request := sent.GetRegistrationRequest(); request != nil {
			r.add(Websocket, request.GetSocketName(), strings.ToLower(request.GetEventType().String()))
		}
	case *batchpb.ClientMessage:
		if request := sent.GetRegistrationRequest(); request != nil {
			r.add(Job, request.GetJobName(), "run")
		}
	case *httppb.ClientMessage:
		if request := sent.GetRequest(); request != nil {
			r.add(HTTP, request.GetHost(), "proxy")
		}
	}
}

func cadence(request *schedulespb.RegistrationRequest) string {
	if cron := request.GetCron(); cron != nil {
		return "cron " + cron.GetExpression()
	}
	return "every " + request.GetEvery().GetRate()
}

func (r *Recorder) add(kind, name, handler string) {
	r.mutex.Lock()
	defer r.mutex.Unlock()
	r.last = time.Now()
	resource, known := r.resources[key{kind, name}]
	if !known {
		resource = &Resource{Type: kind, Name: name}
		r.resources[key{kind, name}] = resource
	}
	if handler != "" && !slices.Contains(resource.Handlers, handler) {
		resource.Handlers = append(resource.Handlers, handler)
	}
}
