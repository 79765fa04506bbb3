export { ToolsDownloads as Component } from '../../features/my-sanctum';
