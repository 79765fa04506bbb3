// An S3 store as a separate process: the embedded one, with verified signatures, on a port.
import { createServer } from 'node:http';
import { EmbeddedS3 } from '../../../backend/dist/compiled/stand-ins/embedded-s3/index.js';

const { HOST = '127.0.0.1', PORT, FOLDER, BUCKET, REGION, ACCESS_KEY_ID, SECRET_ACCESS_KEY } = process.env;

const s3 = new EmbeddedS3({
  folder: FOLDER,
  bucket: BUCKET,
  credentials: { region: REGION, accessKeyId: ACCESS_KEY_ID, secretAccessKey: SECRET_ACCESS_KEY },
});
createServer(s3.handler({ prefix: '' })).listen(Number(PORT), HOST);
