// Package declared records what a program declares to a Nitric server over gRPC.
package declared

import (
	"context"
	"slices"
	"strings"
	"sync"
	"time"

	"google.golang.org/grpc"
	"google.golang.org/protobuf/proto"

	resourcespb "github.com/nitrictech/nitric/core/pkg/proto/resources/v1"
)

type Recorder struct {
	mutex   sync.Mutex
	last    time.Time // of the last declaration
	usesSQL bool
	// handled has the names of the resources with a handler, by their kind: bucket, job, schedule, or topic.
	handled map[string][]string
}

func (r *Recorder) Handled(kind string) []string {
	r.mutex.Lock()
	defer r.mutex.Unlock()
	return slices.Sorted(slices.Values(r.handled[kind]))
}

func (r *Recorder) UsesSQL() bool {
	r.mutex.Lock()
	defer r.mutex.Unlock()
	return r.usesSQL
}

// Settled reports whether something was declared and nothing has been added for a time.
func (r *Recorder) Settled(quiet time.Duration) bool {
	r.mutex.Lock()
	defer r.mutex.Unlock()
	return !r.last.IsZero() && time.Since(r.last) >= quiet
}

// Unary records declarations. It is an interceptor of unary calls.
func (r *Recorder) Unary(ctx context.Context, request any, _ *grpc.UnaryServerInfo, handler grpc.UnaryHandler) (any, error) {
	if declaration, ok := request.(*resourcespb.ResourceDeclareRequest); ok {
		r.mutex.Lock()
		r.last = time.Now()
		r.usesSQL = r.usesSQL || declaration.GetId().GetType() == resourcespb.ResourceType_SqlDatabase
		r.mutex.Unlock()
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
	received bool
}

func (s *recordedStream) RecvMsg(message any) error {
	err := s.ServerStream.RecvMsg(message)
	if sent, ok := message.(proto.Message); ok && err == nil && !s.received {
		s.received = true
		s.recorder.register(sent)
	}
	return err
}

// register records the handler of a registration request, which names the resource in a field such as topic_name.
func (r *Recorder) register(sent proto.Message) {
	r.mutex.Lock()
	defer r.mutex.Unlock()
	r.last = time.Now()
	message := sent.ProtoReflect()
	field := message.Descriptor().Fields().ByName("registration_request")
	if field == nil || !message.Has(field) {
		return
	}
	request := message.Get(field).Message()
	fields := request.Descriptor().Fields()
	for index := range fields.Len() {
		if kind, found := strings.CutSuffix(string(fields.Get(index).Name()), "_name"); found {
			if r.handled == nil {
				r.handled = map[string][]string{}
			}
			r.handled[kind] = append(r.handled[kind], request.Get(fields.Get(index)).String())
		}
	}
}
