export const objectKeyOf = (exportId: string): string => `exports/${exportId}.zip`;

/** Makes a file name that works on every computer: no folders, nothing Windows forbids, not too long. */
export function safeFileName(name: string): string {
  // oxlint-disable-next-line no-control-regex -- exactly these characters are not allowed in a name
  const plain = name.replaceAll(/[\u0000-\u001f<>:"/\\|?*]/g, '_').replace(/^[.\s]+|[.\s]+$/g, '');
  return plain.length > 120 ? plain.slice(-120) : plain || 'file';
}
