// Package storage replaces the package of the same name in github.com/nitrictech/nitric/cloud/common. It has the one
// function that the Nitric CLI calls.
package storage

import (
	"mime"
	"net/http"
	"path/filepath"
)

// DetectContentType returns the content type for the extension of a file, or a guess from its content.
func DetectContentType(name string, content []byte) string {
	if known := mime.TypeByExtension(filepath.Ext(name)); known != "" {
		return known
	}
	return http.DetectContentType(content)
}
