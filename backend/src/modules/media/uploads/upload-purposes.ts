import { days, hours } from '../../../kernel/clock.js';
import type { Accepts } from '../inspection/file-types.js';

export const UPLOAD_PURPOSES = [
  'avatar',
  'thumbnail',
  'file',
  'media',
  'post',
  'message',
  'post_file',
  'assignment',
  'course_file',
] as const;
export type UploadPurpose = (typeof UPLOAD_PURPOSES)[number];

/** Purposes of files that become assets. */
export type AssetPurpose = Exclude<UploadPurpose, 'course_file'>;
export type PicturePurpose = Exclude<AssetPurpose, 'post_file'>;

export interface PurposeRules extends Accepts {
  /** Max bytes of one PUT; larger media are uploaded in parts. */
  maxBytes: number;
  /** Max bytes of a file uploaded in parts; undefined: it can't be. */
  maxBytesInParts?: number;
  /** Max milliseconds from the ticket to the claim, for example while a form is being filled in. */
  claimWithin: number;
  /** True if everyone can see it, without a signed URL. */
  isPublic: boolean;
  /** Listed in the coach's media library; false for members' own uploads. */
  inLibrary: boolean;
  /** Private writing, which a guardian's export leaves out. */
  isPersonal?: true;
}

/** Max bytes of a file of the library, which is uploaded in parts. */
export const MAX_MULTIPART_BYTES = 2_147_483_648;

/** Rules per purpose; size limits are from product rule 7.5. */
export const PURPOSES = {
  avatar: {
    forMembers: true,
    kinds: ['image'],
    maxBytes: 5_242_880,
    claimWithin: hours(1),
    isPublic: true,
    inLibrary: false,
  },
  thumbnail: {
    forMembers: false,
    kinds: ['image'],
    maxBytes: 5_242_880,
    claimWithin: days(1),
    isPublic: true,
    inLibrary: true,
  },
  file: {
    forMembers: false,
    kinds: ['image', 'video', 'audio', 'file'],
    maxBytes: 52_428_800,
    claimWithin: days(1),
    isPublic: false,
    inLibrary: true,
  },
  media: {
    forMembers: false,
    kinds: ['image', 'video', 'audio', 'file', 'captions'],
    maxBytes: 104_857_600,
    maxBytesInParts: MAX_MULTIPART_BYTES,
    claimWithin: days(1),
    isPublic: false,
    inLibrary: true,
  },
  /** A picture in a community post or comment of a member or the coach. */
  post: {
    forMembers: true,
    kinds: ['image'],
    maxBytes: 5_242_880,
    claimWithin: hours(1),
    isPublic: false,
    inLibrary: false,
  },
  /** A video or a document in a community post or comment of a member or the coach. */
  post_file: {
    forMembers: true,
    kinds: ['video', 'file'],
    maxBytes: 52_428_800,
    claimWithin: hours(1),
    isPublic: false,
    inLibrary: false,
  },
  /** A picture or a document in a message of a member or the coach. */
  message: {
    forMembers: true,
    kinds: ['image', 'file'],
    maxBytes: 10_485_760,
    claimWithin: hours(1),
    isPublic: false,
    inLibrary: false,
    isPersonal: true,
  },
  /** A member's work in an assignment. */
  assignment: {
    forMembers: true,
    kinds: ['image', 'video', 'audio', 'file'],
    maxBytes: 52_428_800,
    claimWithin: hours(1),
    isPublic: false,
    inLibrary: false,
    isPersonal: true,
  },
  /** A course with its media, to import. It is read and discarded, and never an asset. */
  course_file: {
    forMembers: false,
    kinds: ['file'],
    maxBytes: 104_857_600,
    maxBytesInParts: 21_474_836_480,
    claimWithin: days(1),
    isPublic: false,
    inLibrary: false,
  },
} as const satisfies Record<UploadPurpose, PurposeRules>;

/** Rules of a ticket without a purpose. The call that uses the file applies the rules of its own purpose too. */
const UNSETTLED: PurposeRules = { ...PURPOSES.media, maxBytes: PURPOSES.file.maxBytes };

export const rulesOf = (purpose: UploadPurpose | null): PurposeRules =>
  purpose === null ? UNSETTLED : PURPOSES[purpose];
