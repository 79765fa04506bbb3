import { MailPicturesService } from '../../../src/modules/media/delivery/mail-pictures.service.js';
import { anAsset, captionsFor } from '../../builders/media.js';
import { aMultipartUpload, anUpload, aPicture, sendPart } from '../../builders/uploads.js';
import { type Call, plain, type Scene, type Subject } from './scene.js';

/** The coach's own multipart upload; nobody else may start one. */
async function herParts({ calledBy, browser }: Scene): Promise<Call> {
  const { uploadId, key } =
    calledBy === 'creator' ? await aMultipartUpload(browser) : { uploadId: 'x', key: 'media/x' };
  return { params: { uploadId }, query: { key } };
}

/** A video with English captions. */
async function onCaptions({ t }: Scene): Promise<Call> {
  const video = await anAsset(t, { kind: 'video', mimeType: 'video/mp4', fileName: 'walk.mp4' });
  await captionsFor(t, video);
  return { params: { id: video.id, language: 'en' } };
}

const notOffered: Subject = { ...plain, isNotOffered: true };

/** Uploads, the library and pictures. */
export const media: Record<string, Subject> = {
  'UploadsController.issue': {
    call: () => ({ body: { purpose: 'avatar', mimeType: 'image/png', fileSize: 1000 } }),
  },

  'NotOfferedController.params': notOffered,
  'NotOfferedController.credentials': notOffered,
  'NotOfferedController.remoteProgress': notOffered,
  'NotOfferedController.remoteUpload': notOffered,

  'MultipartController.start': { call: () => ({ body: { filename: 'a.mp4', type: 'video/mp4' } }) },
  'MultipartController.parts': { call: herParts },
  'MultipartController.signPart': {
    call: async (scene) => {
      const { params, query = {} } = await herParts(scene);
      return { params: { ...params, partNumber: '1' }, query };
    },
  },
  'MultipartController.complete': {
    call: async (scene) => {
      const begun = await herParts(scene);
      const { params, query } = begun;
      if (scene.calledBy !== 'creator') return { ...begun, body: { parts: [{ PartNumber: 1, ETag: 'x' }] } };
      const upload = { uploadId: params!['uploadId']!, key: query!['key']! };
      return {
        ...begun,
        body: { parts: [await sendPart(scene.browser, upload, 1, Buffer.from('a video'))] },
      };
    },
  },
  'MultipartController.abort': { call: herParts },

  'CreatorMediaController.list': plain,
  'CreatorMediaController.kinds': plain,
  'CreatorMediaController.conversionState': plain,
  'CreatorMediaController.editConversion': { call: async () => ({ body: { wantsOriginals: true } }) },
  'CreatorMediaController.convert': {
    call: async ({ t }) => {
      const { id } = await anAsset(t, { kind: 'video', mimeType: 'video/mp4', fileName: 'walk.mp4' });
      await t.database.query(`update media_assets set conversion = 'failed' where id = $1`, [id]);
      return { params: { id } };
    },
  },
  'CaptionsController.read': { call: onCaptions },
  'CaptionsController.save': {
    call: async (scene) => ({
      ...(await onCaptions(scene)),
      body: { cues: [{ startSeconds: 0, endSeconds: 2, text: 'Hello' }] },
    }),
  },
  'CaptionsController.remove': { call: onCaptions },

  'CreatorMediaController.edit': {
    call: async ({ t }) => ({ params: { id: (await anAsset(t)).id }, body: { fileName: 'renamed.pdf' } }),
  },
  'CreatorMediaController.put': {
    call: async ({ t }) => ({ params: { id: (await anAsset(t)).id }, body: { fileName: 'renamed.pdf' } }),
  },
  'CreatorMediaController.read': { call: async ({ t }) => ({ params: { id: (await anAsset(t)).id } }) },
  'CreatorMediaController.add': {
    call: async ({ calledBy, browser }) => {
      const bytes = await aPicture();
      const about = { fileName: 'a.png', fileType: 'image', mimeType: 'image/png', fileSize: bytes.length };
      const storageUrl = calledBy === 'creator' ? await anUpload(browser, { bytes, purpose: 'media' }) : 'x';
      return { body: { ...about, storageUrl } };
    },
  },
  'CreatorMediaController.remove': {
    call: async ({ t }) => ({ params: { id: (await anAsset(t)).id } }),
  },

  'AvatarController.set': {
    call: async ({ calledBy, browser }) => ({
      body: { storageUrl: calledBy === 'visitor' ? 'x' : await anUpload(browser) },
    }),
  },
  'AvatarController.remove': plain,

  'PublicImagesController.read': {
    call: async ({ t }) => {
      const asset = await anAsset(t, { kind: 'image', mimeType: 'image/png', isPublic: true });
      return { params: { assetId: asset.id } };
    },
  },
  'PublicImagesController.readSize': {
    call: async ({ t }) => {
      const asset = await anAsset(t, { kind: 'image', mimeType: 'image/png', isPublic: true });
      return { params: { assetId: asset.id, size: '320.webp' } };
    },
  },
  'MailPicturesController.read': {
    call: async ({ t }) => {
      const asset = await anAsset(t, { kind: 'image', mimeType: 'image/png' });
      const url = t.app.get(MailPicturesService, { strict: false }).urlOf(asset.id);
      return { params: { token: url.slice(url.lastIndexOf('/') + 1) } };
    },
  },
};
