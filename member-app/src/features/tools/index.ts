export { Tools, type ToolKind } from './tools';
