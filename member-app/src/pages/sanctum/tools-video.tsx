export { ToolsVideo as Component } from '../../features/my-sanctum';
