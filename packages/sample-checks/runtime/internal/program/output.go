package program

import (
	"bytes"
	"io"
	"slices"
	"strings"
	"sync"
)

// maxLines limits how much output is kept. Older lines are dropped.
const maxLines = 10_000

// Stream is one of the two output streams of a program.
type Stream int

// The output streams.
const (
	Stdout Stream = iota
	Stderr
)

type line struct {
	stream Stream
	text   string
}

// Output collects the lines that a program prints. Several goroutines can use it.
type Output struct {
	mutex sync.Mutex
	lines []line
}

// Lines returns the lines of the given streams in the order in which they were printed.
func (o *Output) Lines(streams ...Stream) []string {
	o.mutex.Lock()
	defer o.mutex.Unlock()
	texts := []string{}
	for _, each := range o.lines {
		if slices.Contains(streams, each.stream) {
			texts = append(texts, each.text)
		}
	}
	return texts
}

// Last returns the last lines of the given streams as one text.
func (o *Output) Last(count int, streams ...Stream) string {
	lines := o.Lines(streams...)
	return strings.Join(lines[max(0, len(lines)-count):], "\n")
}

func (o *Output) add(stream Stream, text string) {
	o.mutex.Lock()
	defer o.mutex.Unlock()
	o.lines = append(o.lines, line{stream, strings.TrimRight(text, "\r\n")})
	if len(o.lines) > maxLines {
		o.lines = o.lines[len(o.lines)-maxLines:]
	}
}

// lineWriter splits what is written to it into lines.
type lineWriter struct {
	output     *Output
	stream     Stream
	unfinished bytes.Buffer
}

var _ io.Writer = (*lineWriter)(nil)

func (w *lineWriter) Write(data []byte) (int, error) {
	w.unfinished.Write(data)
	for {
		text, err := w.unfinished.ReadString('\n')
		if err != nil {
			w.unfinished.WriteString(text)
			return len(data), nil
		}
		w.output.add(w.stream, text)
	}
}

// flush adds the last line if it doesn't end with a line break.
func (w *lineWriter) flush() {
	if w.unfinished.Len() > 0 {
		w.output.add(w.stream, w.unfinished.String())
	}
}
