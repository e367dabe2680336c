// The package exports itself to `import` alone, and Docusaurus loads its configuration with `require`: the file itself is
// what both can load.
export {
  parseMermaid,
  renderMermaidSVG,
} from '../../../node_modules/beautiful-mermaid/dist/index.js';
