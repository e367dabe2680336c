// What @docusaurus/utils-common needs of tslib. It requires the whole of it, so that the bundler can leave nothing out.
export { __importDefault } from 'tslib';
