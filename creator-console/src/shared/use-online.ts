export { useOnline } from '@sanctum/web/live/use-online';
