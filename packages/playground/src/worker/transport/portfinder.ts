/** Stands in for `portfinder`, with which the SDK looks for a port for `http()`. */
export default {
  getPort: (callback: (error: null, port: number) => void): void => callback(null, 3000),
};
