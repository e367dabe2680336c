// Package declared records what a program declares to a Nitric server over gRPC.
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

// The types of resources that scenarios refer to, as the protocol names them.
const (
	Bucket   = "bucket"
	Job      = "job"
	Schedule = "schedule"
	SQL      = "sqldatabase"
	Topic    = "topic"
)

type key struct{ kind, name string }

// Recorder records declarations with the interceptors of a gRPC server.
type Recorder struct {
	mutex sync.Mutex
	// declared says of each declared resource whether the program has a handler for it.
	declared map[key]bool
	last     time.Time
}

// NewRecorder returns a recorder without declarations.
func NewRecorder() *Recorder { return &Recorder{declared: map[key]bool{}} }

// Handled returns the names of the resources of a type that have a handler.
func (r *Recorder) Handled(kind string) []string {
	r.mutex.Lock()
	defer r.mutex.Unlock()
	names := []string{}
	for each, isHandled := range r.declared {
		if each.kind == kind && isHandled {
			names = append(names, each.name)
		}
	}
	slices.Sort(names)
	return names
}

// Has reports whether a resource of a type is declared.
func (r *Recorder) Has(kind string) bool {
	r.mutex.Lock()
	defer r.mutex.Unlock()
	for each := range r.declared {
		if each.kind == kind {
			return true
		}
	}
	return false
}

// Settled reports whether something was declared and nothing has been added for a time.
func (r *Recorder) Settled(quiet time.Duration) bool {
	r.mutex.Lock()
	defer r.mutex.Unlock()
	return len(r.declared) > 0 && time.Since(r.last) >= quiet
}

// Unary records declarations. It is an interceptor of unary calls.
func (r *Recorder) Unary(ctx context.Context, request any, _ *grpc.UnaryServerInfo, handler grpc.UnaryHandler) (any, error) {
	if declaration, ok := request.(*resourcespb.ResourceDeclareRequest); ok {
		id := declaration.GetId()
		r.add(strings.ToLower(id.GetType().String()), id.GetName(), false)
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

// register records the handler of a registration request. It ignores other messages.
func (r *Recorder) register(message any) {
	switch sent := message.(type) {
	case *apispb.ClientMessage:
		if request := sent.GetRegistrationRequest(); request != nil {
			r.add("api", request.GetApi(), true)
		}
	case *storagepb.ClientMessage:
		if request := sent.GetRegistrationRequest(); request != nil {
			r.add(Bucket, request.GetBucketName(), true)
		}
	case *topicspb.ClientMessage:
		if request := sent.GetRegistrationRequest(); request != nil {
			r.add(Topic, request.GetTopicName(), true)
		}
	case *schedulespb.ClientMessage:
		if request := sent.GetRegistrationRequest(); request != nil {
			r.add(Schedule, request.GetScheduleName(), true)
		}
	case *websocketspb.ClientMessage:
		if request := sent.GetRegistrationRequest(); request != nil {
			r.add("websocket", request.GetSocketName(), true)
		}
	case *batchpb.ClientMessage:
		if request := sent.GetRegistrationRequest(); request != nil {
			r.add(Job, request.GetJobName(), true)
		}
	case *httppb.ClientMessage:
		if request := sent.GetRequest(); request != nil {
			r.add("http", request.GetHost(), true)
		}
	}
}

func (r *Recorder) add(kind, name string, isHandled bool) {
	r.mutex.Lock()
	defer r.mutex.Unlock()
	r.last = time.Now()
	each := key{kind, name}
	r.declared[each] = r.declared[each] || isHandled
}
