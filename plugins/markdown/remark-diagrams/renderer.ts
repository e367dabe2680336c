// The package only supports `import`, but the configuration is loaded with `require`. Both can load the file by its path.
export {
  parseMermaid,
  renderMermaidSVG,
} from '../../../node_modules/beautiful-mermaid/dist/index.js';
