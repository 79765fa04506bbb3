export { ToolsAudio as Component } from '../../features/my-sanctum';
