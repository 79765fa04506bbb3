// Generated from openapi.json; do not edit.
export interface paths {
    "/api/health/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The process is alive
         * @description For everybody, signed in or not. Not with a personal API token.
         */
        get: operations["Health_live"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/health/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The process can work: its database and its bucket answer and no shutdown has begun
         * @description For everybody, signed in or not. Not with a personal API token.
         */
        get: operations["Health_ready"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/api-tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The personal API tokens that still count, newest first
         * @description For everybody who is signed in. Not with a personal API token.
         */
        get: operations["ApiTokens_list"];
        put?: never;
        /**
         * Make a personal API token
         * @description The token is in this answer and never again. It can do what its scopes name and its owner may do; it can make no token, and changes neither password, e-mail nor second factor. It ends when it expires, when it is revoked, when the password is changed or replaced, and with the account. At most 20 at once.
         *
         *     For everybody who is signed in. Not with a personal API token. The password must have been proved on this device within ten minutes. At most 20 calls in 3600 seconds.
         */
        post: operations["ApiTokens_make"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/api-tokens/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke a personal API token, at once
         * @description For everybody who is signed in. Not with a personal API token.
         */
        delete: operations["ApiTokens_revoke"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a member account and sign in
         * @description For everybody, signed in or not. Not with a personal API token. At most 30 calls in 600 seconds.
         */
        post: operations["Auth_register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in
         * @description For everybody, signed in or not. Not with a personal API token. At most 60 calls in 60 seconds.
         */
        post: operations["Auth_login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End the session of this device
         * @description For everybody, signed in or not. Not with a personal API token.
         */
        post: operations["Auth_logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Exchange the refresh cookie for new cookies
         * @description For everybody, signed in or not. Not with a personal API token. At most 120 calls in 60 seconds.
         */
        post: operations["Auth_refresh"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who this browser belongs to; null for a visitor. Never a 401 for a visitor, unlike /api/me
         * @description For everybody, signed in or not. Not with a personal API token.
         */
        get: operations["Auth_session"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/forgot-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a mail with a link to a new password
         * @description For everybody, signed in or not. Not with a personal API token. At most 20 calls in 600 seconds.
         */
        post: operations["Auth_forgotPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose a new password with the link from the mail; signs out all devices
         * @description For everybody, signed in or not. Not with a personal API token. At most 30 calls in 600 seconds.
         */
        post: operations["Auth_resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/verify-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm an e-mail address with the link from the mail
         * @description For everybody, signed in or not. Not with a personal API token. At most 30 calls in 600 seconds.
         */
        post: operations["Auth_verifyEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/resend-verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the confirmation mail again
         * @description For everybody who is signed in. Not with a personal API token. At most 5 calls in 600 seconds.
         */
        post: operations["Auth_resendVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/avatar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Show an uploaded picture (purpose avatar); it becomes a square of 512 points
         * @description For everybody who is signed in. A personal API token needs `account:write`. At most 20 calls in 600 seconds.
         */
        put: operations["Avatar_set"];
        post?: never;
        /**
         * Show no picture
         * @description For everybody who is signed in. A personal API token needs `account:write`.
         */
        delete: operations["Avatar_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for another e-mail: it is changed by the link mailed to the new address
         * @description For everybody who is signed in. Not with a personal API token. At most 10 calls in 600 seconds.
         */
        post: operations["EmailChange_ask"];
        /**
         * Keep the present address
         * @description For everybody who is signed in. Not with a personal API token.
         */
        delete: operations["EmailChange_callOff"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/email/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail a fresh link to the new address; the one before it ends
         * @description For everybody who is signed in. Not with a personal API token. At most 10 calls in 600 seconds.
         */
        post: operations["EmailChange_resend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The account of the person who is signed in
         * @description For everybody who is signed in. A personal API token needs `account:read`.
         */
        get: operations["Me_read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change name, bio, time zone or who sees the level
         * @description For everybody who is signed in. A personal API token needs `account:write`.
         */
        patch: operations["Me_update"];
        trace?: never;
    };
    "/api/me/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the password; signs out the other devices
         * @description For everybody who is signed in. Not with a personal API token. At most 10 calls in 600 seconds.
         */
        post: operations["Me_changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Signed-in devices
         * @description For everybody who is signed in. Not with a personal API token.
         */
        get: operations["Me_listSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Sign out a device
         * @description For everybody who is signed in. Not with a personal API token.
         */
        delete: operations["Me_endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/totp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether signing in asks for a code
         * @description For everybody who is signed in. Not with a personal API token.
         */
        get: operations["SecondFactor_read"];
        put?: never;
        /**
         * Begin a second factor: a secret for the authenticator app
         * @description For everybody who is signed in. Not with a personal API token. The password must have been proved on this device within ten minutes.
         */
        post: operations["SecondFactor_start"];
        /**
         * Switch the second factor off
         * @description For everybody who is signed in. Not with a personal API token. The password must have been proved on this device within ten minutes.
         */
        delete: operations["SecondFactor_switchOff"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/totp/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Prove that the app has the secret; codes are asked for from now on
         * @description For everybody who is signed in. Not with a personal API token. The password must have been proved on this device within ten minutes. At most 10 calls in 600 seconds.
         */
        post: operations["SecondFactor_confirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/totp/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * New recovery codes; the earlier ones work no longer
         * @description For everybody who is signed in. Not with a personal API token. The password must have been proved on this device within ten minutes. At most 10 calls in 600 seconds.
         */
        post: operations["SecondFactor_replaceRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/creator/media": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The media library
         * @description Sorts by `id`, `fileName`, `fileType`, `fileSize`, `createdAt`. Filters:
         *
         *     - `q`, `fileName`, `mimeType`: a part of the text, in any case
         *     - `fileType`: one or a list of `image`, `video`, `audio`, `file`, `captions`
         *     - `id`: an id or a list of them
         *     - `fileSize_gte`, `fileSize_lte`, `durationSeconds_gte`, `durationSeconds_lte`: a whole number, such as `12`
         *     - `createdAt_gte`, `createdAt_lte`: a moment, such as `"2026-03-01T09:30:00Z"`, or a day of UTC, such as `"2026-03-01"`
         *
         *     For the coach. A personal API token needs `products:read`.
         */
        get: operations["CreatorMedia_list"];
        put?: never;
        /**
         * Add an uploaded file, after it was examined
         * @description For the coach. A personal API token needs `products:write`. At most 300 calls in 600 seconds.
         */
        post: operations["CreatorMedia_add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/creator/media/kinds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many files of each kind there are
         * @description For the coach. A personal API token needs `products:read`.
         */
        get: operations["CreatorMedia_kinds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/creator/media/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One file, and where it is used
         * @description For the coach. A personal API token needs `products:read`.
         */
        get: operations["CreatorMedia_read"];
        /**
         * The same as PATCH: fields that are left out stay
         * @description Takes a record as GET gave it: what cannot be changed here is ignored, what no record has is refused.
         *
         *     For the coach. A personal API token needs `products:write`.
         */
        put: operations["CreatorMedia_put"];
        post?: never;
        /**
         * Delete a file that is used nowhere
         * @description For the coach. A personal API token needs `products:write`.
         */
        delete: operations["CreatorMedia_remove"];
        options?: never;
        head?: never;
        /**
         * Rename a file, or give a film its captions
         * @description For the coach. A personal API token needs `products:write`.
         */
        patch: operations["CreatorMedia_edit"];
        trace?: never;
    };
    "/api/s3/multipart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to send a large file of the media library in parts
         * @description For the coach. A personal API token needs `products:write`. At most 60 calls in 600 seconds.
         */
        post: operations["Multipart_start"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/s3/multipart/{uploadId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The parts that have arrived
         * @description For the coach. A personal API token needs `products:read`.
         */
        get: operations["Multipart_parts"];
        put?: never;
        post?: never;
        /**
         * Give up an upload in parts
         * @description For the coach. A personal API token needs `products:write`.
         */
        delete: operations["Multipart_abort"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/s3/multipart/{uploadId}/{partNumber}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An address to send one part to
         * @description For the coach. A personal API token needs `products:read`.
         */
        get: operations["Multipart_signPart"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/s3/multipart/{uploadId}/complete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Join the parts; repeating it does no harm
         * @description For the coach. A personal API token needs `products:write`.
         */
        post: operations["Multipart_complete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/s3/params": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Not offered: a form signed for the storage
         * @description Credentials of the storage are not handed out, since whoever holds them could read and overwrite every file. Ask for an address for one file with POST /api/objects/upload, or for large media with POST /api/s3/multipart.
         *
         *     For everybody, signed in or not. Not with a personal API token.
         */
        get: operations["NotOffered_params"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/s3/sts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Not offered: temporary credentials of the storage
         * @description Credentials of the storage are not handed out, since whoever holds them could read and overwrite every file. Ask for an address for one file with POST /api/objects/upload, or for large media with POST /api/s3/multipart.
         *
         *     For everybody, signed in or not. Not with a personal API token.
         */
        get: operations["NotOffered_credentials"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/s3/remote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Not offered: the progress of a remote upload, by websocket
         * @description The server fetches no file from an address that somebody names, since such an address could lead into our own network. Send the file itself: POST /api/objects/upload says where to.
         *
         *     For everybody, signed in or not. Not with a personal API token.
         */
        get: operations["NotOffered_remoteProgress"];
        put?: never;
        /**
         * Not offered: a file fetched from another site
         * @description The server fetches no file from an address that somebody names, since such an address could lead into our own network. Send the file itself: POST /api/objects/upload says where to.
         *
         *     For everybody, signed in or not. Not with a personal API token.
         */
        post: operations["NotOffered_remoteUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/media/public/{assetId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A public image, e.g. a thumbnail; it never changes and may be cached for ever
         * @description For everybody, signed in or not. Not with a personal API token.
         */
        get: operations["PublicImages_read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/objects/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An address to send one file to
         * @description Valid for ten minutes and one PUT. Without a body, for the coach: a file of at most 52,428,800 bytes and any Content-Type; it may become whatever thumbnailUrl, fileUrl or storageUrl it is then named as. A file keeps the fileName of the call that uses it, else of this one, else of the Content-Disposition of the PUT. What arrives is examined when it is used, and deleted unless it is what it was said to be.
         *
         *     For everybody who is signed in. A personal API token needs `products:write` or `account:write`. At most 300 calls in 600 seconds.
         */
        post: operations["Uploads_issue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/legal/{document}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A legal page as it is published
         * @description For everybody, signed in or not. Not with a personal API token.
         */
        get: operations["Legal_read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/creator/legal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The drafts of all legal pages; without one, what visitors read
         * @description For the coach. Not with a personal API token.
         */
        get: operations["LegalDrafts_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/creator/legal/{document}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Save the draft of a legal page; visitors read it once it is published
         * @description For the coach. Not with a personal API token.
         */
        put: operations["LegalDrafts_save"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/creator/legal/{document}/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publish a legal page; without changes there is no new version
         * @description For the coach. Not with a personal API token.
         */
        post: operations["LegalDrafts_publish"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/creator/legal/{document}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The last 200 versions of a legal page, newest first
         * @description For the coach. Not with a personal API token.
         */
        get: operations["LegalDrafts_versions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/creator/legal/{document}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make the draft what a version was; visitors read it once it is published
         * @description For the coach. Not with a personal API token.
         */
        post: operations["LegalDrafts_restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/site": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the place is called, who its coach is, and what its own pages say
         * @description For everybody, signed in or not. Not with a personal API token.
         */
        get: operations["Site_site"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/creator/site": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The draft of the site’s own words; without one, what visitors see
         * @description For the coach. Not with a personal API token.
         */
        get: operations["SiteDraft_draft"];
        /**
         * Save the draft; visitors see it once it is published
         * @description For the coach. Not with a personal API token.
         */
        put: operations["SiteDraft_save"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/creator/site/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The site as visitors would see it if the draft were published now
         * @description For the coach. Not with a personal API token.
         */
        get: operations["SiteDraft_preview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/creator/site/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publish the draft; without changes there is no new edition
         * @description For the coach. Not with a personal API token.
         */
        post: operations["SiteDraft_publish"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/creator/site/editions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The last 200 editions, newest first
         * @description For the coach. Not with a personal API token.
         */
        get: operations["SiteDraft_editions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/creator/site/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make the draft what an edition was; visitors see it once it is published
         * @description For the coach. Not with a personal API token.
         */
        post: operations["SiteDraft_restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/site/pictures/{assetId}/{shape}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A picture that the published site shows, upright, 960 × 1200 points at most
         * @description For everybody, signed in or not. Not with a personal API token.
         */
        get: operations["SitePictures_picture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/site/films/{assetId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A film that the published site shows
         * @description For everybody, signed in or not. Not with a personal API token.
         */
        get: operations["SitePictures_film"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/site/icons/{size}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The icon of the place, square
         * @description For everybody, signed in or not. Not with a personal API token.
         */
        get: operations["SitePictures_icon"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/site/card": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a link to the place shows elsewhere, 1200 × 630 points
         * @description For everybody, signed in or not. Not with a personal API token.
         */
        get: operations["SitePictures_card"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/site/cards/{assetId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a link to a product shows elsewhere: its thumbnail, 1200 × 630 points
         * @description For everybody, signed in or not. Not with a personal API token. At most 120 calls in 60 seconds.
         */
        get: operations["SitePictures_productCard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/creator/business": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who sells here, how receipts are numbered, and by which clock days begin
         * @description For the coach. Not with a personal API token.
         */
        get: operations["Business_read"];
        /**
         * Set who sells here, how receipts are numbered, and by which clock days begin
         * @description Receipts that were numbered keep their number; the next one goes on counting. The currency stays once there is an order.
         *
         *     For the coach. Not with a personal API token.
         */
        put: operations["Business_save"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/creator/tax": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The tax on what is sold
         * @description For the coach. Not with a personal API token.
         */
        get: operations["Tax_read"];
        /**
         * Set the tax on what is sold from now on
         * @description Orders that were made keep the tax they had; carts are priced with the new one at once.
         *
         *     For the coach. Not with a personal API token.
         */
        put: operations["Tax_save"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products/{id}/course": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The course of a product
         * @description For the coach. A personal API token needs `products:read`.
         */
        get: operations["ProductCourse_find"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/creator/courses/{courseId}/structure": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A course as its builder opens it
         * @description For the coach. A personal API token needs `products:read`.
         */
        get: operations["CourseBuilder_structure"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/creator/courses/{courseId}/outline/{level}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a section, module, lesson or page; repeatable by its id
         * @description For the coach. A personal API token needs `products:write`.
         */
        post: operations["CourseBuilder_add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/creator/outline/{level}/{id}/place": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Move within its course, also to another parent
         * @description For the coach. A personal API token needs `products:write`.
         */
        put: operations["CourseBuilder_move"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/creator/outline/{level}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove with all inside; it can be brought back for thirty days
         * @description For the coach. A personal API token needs `products:write`.
         */
        delete: operations["CourseBuilder_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/creator/outline/{level}/{id}/restored": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Bring back what was removed, with all inside and under the same ids
         * @description For the coach. A personal API token needs `products:write`.
         */
        put: operations["CourseBuilder_restore"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/creator/sections/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Rename a section
         * @description For the coach. A personal API token needs `products:write`.
         */
        patch: operations["CourseBuilder_editSection"];
        trace?: never;
    };
    "/api/creator/modules/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Rename a module, or change its lock or picture
         * @description For the coach. A personal API token needs `products:write`.
         */
        patch: operations["CourseBuilder_editModule"];
        trace?: never;
    };
    "/api/creator/lessons/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a lesson’s words, settings and picture
         * @description For the coach. A personal API token needs `products:write`.
         */
        patch: operations["CourseBuilder_editLesson"];
        trace?: never;
    };
    "/api/creator/pages/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Rename a page
         * @description For the coach. A personal API token needs `products:write`.
         */
        patch: operations["CourseBuilder_editPage"];
        trace?: never;
    };
    "/api/creator/lessons/{lessonId}/pages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The pages of a lesson
         * @description For the coach. A personal API token needs `products:read`.
         */
        get: operations["WidgetEditor_listPages"];
        put?: never;
        /**
         * Add a page; where the place is taken, the page that stands there is the answer
         * @description For the coach. A personal API token needs `products:write`.
         */
        post: operations["WidgetEditor_addPage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/creator/pages/{pageId}/widgets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The widgets of a page, with their settings and the addresses of their files
         * @description For the coach. A personal API token needs `products:read`.
         */
        get: operations["WidgetEditor_listWidgets"];
        put?: never;
        /**
         * Put a widget on a page; repeatable by its id
         * @description With `stale_edit`, `current` has the `lessonVersion` as it is, and by whom (`changedBy`) and when (`changedAt`) it became so.
         *
         *     For the coach. A personal API token needs `products:write`.
         */
        post: operations["WidgetEditor_addWidget"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/creator/pages/{pageId}/widgets/reorder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put all widgets of a page in another order
         * @description With `stale_edit`, `current` has the `lessonVersion` as it is, and by whom (`changedBy`) and when (`changedAt`) it became so.
         *
         *     For the coach. A personal API token needs `products:write`.
         */
        post: operations["WidgetEditor_reorderWidgets"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/creator/widgets/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take a widget off its page; it can be brought back for thirty days
         * @description With `stale_edit`, `current` has the `lessonVersion` as it is, and by whom (`changedBy`) and when (`changedAt`) it became so.
         *
         *     For the coach. A personal API token needs `products:write`.
         */
        delete: operations["WidgetEditor_removeWidget"];
        options?: never;
        head?: never;
        /**
         * Change the settings of a widget; empty settings empty it
         * @description With `stale_edit`, `current` has the `lessonVersion` as it is, and by whom (`changedBy`) and when (`changedAt`) it became so.
         *
         *     For the coach. A personal API token needs `products:write`.
         */
        patch: operations["WidgetEditor_editWidget"];
        trace?: never;
    };
    "/api/creator/widgets/{id}/place": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Move a widget, also to another page of the course; lessonVersion is of the lesson it came from
         * @description With `stale_edit`, `current` has the `lessonVersion` as it is, and by whom (`changedBy`) and when (`changedAt`) it became so.
         *
         *     For the coach. A personal API token needs `products:write`.
         */
        put: operations["WidgetEditor_placeWidget"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/creator/widgets/{id}/restored": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Bring back a widget under the same id
         * @description With `stale_edit`, `current` has the `lessonVersion` as it is, and by whom (`changedBy`) and when (`changedAt`) it became so.
         *
         *     For the coach. A personal API token needs `products:write`.
         */
        put: operations["WidgetEditor_restoreWidget"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/creator/lessons/{lessonId}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The earlier versions of a lesson’s contents, the newest first; the last hundred
         * @description For the coach. A personal API token needs `products:read`.
         */
        get: operations["LessonHistory_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/creator/lessons/{lessonId}/versions/{versionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All that lay in the lesson then
         * @description For the coach. A personal API token needs `products:read`.
         */
        get: operations["LessonHistory_read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/creator/lessons/{lessonId}/versions/{versionId}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take the lesson back to what it was; what it is now can be restored in turn
         * @description With `stale_edit`, `current` has the `lessonVersion` as it is, and by whom (`changedBy`) and when (`changedAt`) it became so.
         *
         *     For the coach. A personal API token needs `products:write`.
         */
        post: operations["LessonHistory_restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/creator/lessons/{id}/duplicate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Copy a lesson with all that lies in it, right behind it
         * @description For the coach. A personal API token needs `products:write`.
         */
        post: operations["LessonCopies_duplicateLesson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/creator/modules/{id}/duplicate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Copy a module with its lessons, its lock and settings, right behind it
         * @description For the coach. A personal API token needs `products:write`.
         */
        post: operations["LessonCopies_duplicateModule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/creator/lesson-templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Templates for new lessons: those that come with Sanctum, then the coach’s own
         * @description For the coach. A personal API token needs `products:read`.
         */
        get: operations["LessonCopies_listTemplates"];
        put?: never;
        /**
         * Keep what lies in a lesson as a template
         * @description For the coach. A personal API token needs `products:write`.
         */
        post: operations["LessonCopies_saveTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/creator/lesson-templates/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a template of the coach’s own; lessons made from it stay
         * @description For the coach. A personal API token needs `products:write`.
         */
        delete: operations["LessonCopies_removeTemplate"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/creator/modules/{id}/lessons-from-template": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a lesson that is filled like a template
         * @description For the coach. A personal API token needs `products:write`.
         */
        post: operations["LessonCopies_lessonFromTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products/{id}/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get a free product; claiming it again changes nothing
         * @description For members. A personal API token needs `shop:write` or `learning:write`.
         */
        post: operations["OwnedProduct_claim"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products/{id}/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The files of a product, for its owners and the coach
         * @description For everybody who is signed in. A personal API token needs `shop:read` or `learning:read`.
         */
        get: operations["OwnedProduct_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/gifts/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who sent what, and whether it can still be redeemed
         * @description For everybody, signed in or not. Not with a personal API token. At most 60 calls in 60 seconds.
         */
        get: operations["ReceivedGift_read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/gifts/{token}/redemption": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Redeem a gift; of two who try, one gets it
         * @description Who owns it already is refused, and the gift stays open for somebody else.
         *
         *     For members. Not with a personal API token. At most 60 calls in 60 seconds.
         */
        post: operations["ReceivedGift_redeem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/gifts/{id}/mails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the mail to the recipient once more; links sent before stay good
         * @description For members. Not with a personal API token. At most 30 calls in 60 seconds.
         */
        post: operations["SentGifts_sendAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/gifts/{id}/links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A link to pass on; links made before stay good
         * @description For members. Not with a personal API token. At most 30 calls in 60 seconds.
         */
        post: operations["SentGifts_copy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/creator/gifts/{id}/mails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the mail to the recipient of a gift once more; links sent before stay good
         * @description For the coach. Not with a personal API token.
         */
        post: operations["CoachGifts_sendAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/creator/coupons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Coupons
         * @description Sorts by `code`, `kind`, `startsAt`, `endsAt`, `timesUsed`, `maxUses`, `createdAt`, `id`. Filters:
         *
         *     - `q`, `code`: a part of the text, in any case
         *     - `status`: one or a list of `active`, `off`, `scheduled`, `ended`, `used_up`, `archived`
         *     - `kind`: one or a list of `percent`, `amount`
         *     - `productId`, `id`: an id or a list of them
         *     - `timesUsed_gte`, `timesUsed_lte`, `maxUses_gte`, `maxUses_lte`: a whole number, such as `12`
         *     - `startsAt_gte`, `startsAt_lte`, `endsAt_gte`, `endsAt_lte`, `createdAt_gte`, `createdAt_lte`: a moment, such as `"2026-03-01T09:30:00Z"`, or a day of UTC, such as `"2026-03-01"`
         *
         *     For the coach. Not with a personal API token.
         */
        get: operations["Coupons_list"];
        put?: never;
        /**
         * Make a coupon
         * @description For the coach. Not with a personal API token.
         */
        post: operations["Coupons_add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/creator/coupons/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One coupon
         * @description For the coach. Not with a personal API token.
         */
        get: operations["Coupons_one"];
        /**
         * Change a coupon; payments under way keep the price they were shown, and with If-Match a newer edit is not overwritten
         * @description Takes a record as GET gave it: what cannot be changed here is ignored, what no record has is refused.
         *
         *     For the coach. Not with a personal API token.
         */
        put: operations["Coupons_edit"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/creator/coupons/{id}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put a coupon away: it takes nothing off any more
         * @description For the coach. Not with a personal API token.
         */
        post: operations["Coupons_archive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/creator/coupons/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bring an archived coupon back
         * @description For the coach. Not with a personal API token.
         */
        post: operations["Coupons_restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The cart of the visitor or member who asks
         * @description For everybody, signed in or not. A personal API token needs `shop:read`.
         */
        get: operations["Cart_list"];
        put?: never;
        /**
         * Put a product into the cart; twice is the same as once
         * @description For visitors and members. A personal API token needs `shop:write`. At most 120 calls in 60 seconds.
         */
        post: operations["Cart_add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cart/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many products are in the cart
         * @description For everybody, signed in or not. A personal API token needs `shop:read`.
         */
        get: operations["Cart_count"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cart/{productId}/gift": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Have a product in the cart as a gift, or change for whom it is
         * @description Also what the buyer owns. A product is in the cart once, for the buyer or for somebody else; once it is paid, a link to redeem it goes to the recipient.
         *
         *     For visitors and members. A personal API token needs `shop:write`. At most 120 calls in 60 seconds.
         */
        put: operations["Cart_give"];
        post?: never;
        /**
         * Have a gift of the cart for oneself after all
         * @description For visitors and members. A personal API token needs `shop:write`.
         */
        delete: operations["Cart_keep"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cart/{productId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take a product out of the cart, if it is there
         * @description For visitors and members. A personal API token needs `shop:write`.
         */
        delete: operations["Cart_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cart/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The cart in figures, with what its coupon takes off
         * @description For everybody, signed in or not. A personal API token needs `shop:read`.
         */
        get: operations["CartCoupon_summary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cart/coupon": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Put a coupon into the cart, in the place of the one before
         * @description One that is known and does not apply, now or to this cart, is kept and its `problem` says why: it may apply to what comes into the cart.
         *
         *     For visitors and members. A personal API token needs `shop:write`. At most 20 calls in 60 seconds.
         */
        put: operations["CartCoupon_apply"];
        post?: never;
        /**
         * Take the coupon out of the cart, if there is one
         * @description For visitors and members. A personal API token needs `shop:write`.
         */
        delete: operations["CartCoupon_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/checkout/config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the payment form needs before anybody pays
         * @description For everybody, signed in or not. A personal API token needs `shop:read`.
         */
        get: operations["Checkout_config"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/create-payment-intent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Price the cart and prepare its payment; the same cart gives the same intent
         * @description Then the buyer pays. With Stripe: a page gives `clientSecret`, and the `publishableKey` of `GET /api/checkout/config`, to Stripe.js (`stripe.confirmPayment`). In the sandbox the same call is a form to `POST /v1/payment_intents/{id}/confirm` on this server, where `{id}` stands before `_secret_`, with the publishable key as bearer, `client_secret`, `payment_method_data[type]=card` and `payment_method_data[card]` with number, exp_month, exp_year and cvc. `GET /api/orders/{orderId}` says `paid` once the provider has told the server.
         *
         *     For members. A personal API token needs `shop:write`. At most 40 calls in 60 seconds.
         */
        post: operations["Checkout_createPaymentIntent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The member’s orders that money has moved for, newest first
         * @description For members. A personal API token needs `shop:read`.
         */
        get: operations["Orders_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One order of the member, also while it waits for its money
         * @description For members. A personal API token needs `shop:read`.
         */
        get: operations["Orders_one"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/creator/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Orders that money came for
         * @description Sorts by `receivedAt`, `received`, `id`. Filters:
         *
         *     - `q`: a part of the buyer’s name or address, or a whole order number, payment id or number of a receipt; of one or two letters, what a word of the name or the address begins with
         *     - `status`: one or a list of `paid`, `partially_refunded`, `refunded`, `disputed`, `review`
         *     - `dispute`: one or a list of `inquiry`, `needs_answer`, `answered`, `won`, `lost`
         *     - `productId`, `buyerId`, `couponId`, `id`: an id or a list of them
         *     - `from`, `to`: a day of the coach’s calendar, such as `"2027-03-01"`
         *     - `waits`: `true`
         *     - `check`: one or a list of `paid_without_access`, `access_after_refund`, `access_without_payment`, `refunds_do_not_add_up`
         *     - `received_gte`, `received_lte`: an amount, such as `"97.00"` or `97`
         *     - `receivedAt_gte`, `receivedAt_lte`: a moment, such as `"2026-03-01T09:30:00Z"`, or a day of UTC, such as `"2026-03-01"`
         *
         *     For the coach. Not with a personal API token.
         */
        get: operations["CoachOrders_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/creator/orders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All about an order: its lines, its payment, and what happened to it
         * @description For the coach. Not with a personal API token.
         */
        get: operations["CoachOrders_one"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/creator/orders/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The list of orders as CSV
         * @description All orders of the filter, in the order of the list. UTF-8 with a byte order mark; text that a spreadsheet would run begins with an apostrophe. A fee that is not known yet is empty. The audit log has how many there were.
         *
         *     For the coach. Not with a personal API token. The password must have been proved on this device within ten minutes. At most 30 calls in 3600 seconds.
         */
        post: operations["OrdersExport_export"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/creator/money-checks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether money and access fit together
         * @description Every figure ought to be 0. They are compared every hour, and when the coach asks for it.
         *
         *     For the coach. Not with a personal API token.
         */
        get: operations["MoneyChecks_read"];
        put?: never;
        /**
         * Compare money and access now
         * @description It goes on in the background; `comparedAt` of every figure says when it is done.
         *
         *     For the coach. Not with a personal API token. At most 20 calls in 3600 seconds.
         */
        post: operations["MoneyChecks_compare"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/creator/orders/{id}/refunds/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a refund of an order, or of some of its lines, would give back and close
         * @description Nothing is changed.
         *
         *     For the coach. Not with a personal API token.
         */
        post: operations["Refunds_preview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/creator/orders/{id}/refunds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give the money of an order back, or of some of its lines
         * @description The payment provider is asked in the background; the order tells how it went. Access to the lines ends when the money has gone back, and the buyer gets a mail.
         *
         *     For the coach. Not with a personal API token. The password must have been proved on this device within ten minutes. At most 60 calls in 60 seconds.
         */
        post: operations["Refunds_refund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/creator/orders/{id}/refunds/{refundId}/decision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say for which lines a part was refunded at the payment provider
         * @description Their access ends. Counts once.
         *
         *     For the coach. Not with a personal API token.
         */
        post: operations["Refunds_decide"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/creator/payment-reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Payments that have not given all they were paid for
         * @description Sorts by `id`, `openedAt`, `resolvedAt`, `received`, `orderNumber`, `buyerName`. Filters:
         *
         *     - `q`, `orderNumber`, `buyerName`, `buyerEmail`, `lines`: a part of the text, in any case
         *     - `isOpen`: `true` or `false`
         *     - `reason`: one or a list of `wrong_amount`, `wrong_currency`, `wrong_owner`, `paid_twice`
         *     - `resolution`: one or a list of `granted`, `refunded`
         *     - `id`: an id or a list of them
         *     - `received_gte`, `received_lte`, `expected_gte`, `expected_lte`: an amount, such as `"97.00"` or `97`
         *     - `openedAt_gte`, `openedAt_lte`, `resolvedAt_gte`, `resolvedAt_lte`: a moment, such as `"2026-03-01T09:30:00Z"`, or a day of UTC, such as `"2026-03-01"`
         *
         *     For the coach. Not with a personal API token.
         */
        get: operations["PaymentReviews_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/creator/payment-reviews/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One of them
         * @description By the id of its order: who paid what, why it waits, and where it can be refunded.
         *
         *     For the coach. Not with a personal API token.
         */
        get: operations["PaymentReviews_one"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/creator/payment-reviews/{id}/grant": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give what waits
         * @description The order is paid and its buyer owns all of it, as if nothing had been odd. Counts once.
         *
         *     For the coach. Not with a personal API token.
         */
        post: operations["PaymentReviews_grant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/stripe/webhook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * For Stripe alone: what happened to a payment, signed
         * @description For everybody, signed in or not. Not with a personal API token.
         */
        post: operations["StripeWebhook_receive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/coaching/offerings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What can be booked without an account
         * @description An offering is listed once the coach has said when it is held, and where.
         *
         *     For everybody, signed in or not. Not with a personal API token. At most 120 calls in 60 seconds.
         */
        get: operations["PublicOfferings_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/coaching/offerings/{id}/slots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Its free times between two moments, in order
         * @description In UTC; what was asked for within the last half hour and not confirmed yet counts as taken.
         *
         *     For everybody, signed in or not. Not with a personal API token. At most 120 calls in 60 seconds.
         */
        get: operations["PublicOfferings_slots"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/coaching/offerings/{id}/bookings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a free time: it is held for half an hour, and a link to confirm it is mailed
         * @description Says the same whether or not the address is known here. Refused with `slot_taken`, `current.slots` has the next free times.
         *
         *     For everybody, signed in or not. Not with a personal API token. At most 10 calls in 600 seconds.
         */
        post: operations["PublicBookings_book"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/coaching/bookings/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The booking a mailed link leads to
         * @description For everybody, signed in or not. Not with a personal API token. At most 60 calls in 60 seconds.
         */
        get: operations["PublicBookings_read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/coaching/bookings/{token}/confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm it; the time is booked then, and the video link is mailed
         * @description For everybody, signed in or not. Not with a personal API token. At most 60 calls in 60 seconds.
         */
        post: operations["PublicBookings_confirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/coaching/bookings/{token}/cancellation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel it; the time is free again at once
         * @description For everybody, signed in or not. Not with a personal API token. At most 60 calls in 60 seconds.
         */
        post: operations["PublicBookings_cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/creator/coaching/offerings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What can be booked
         * @description Sorts by `title`, `minutes`, `createdAt`, `id`. Filters:
         *
         *     - `title`: a part of the text, in any case
         *     - `id`: an id or a list of them
         *     - `minutes_gte`, `minutes_lte`: a whole number, such as `12`
         *
         *     For the coach. Not with a personal API token.
         */
        get: operations["Offerings_list"];
        put?: never;
        /**
         * A new offering; it can be booked once it has hours and a place to meet
         * @description For the coach. Not with a personal API token.
         */
        post: operations["Offerings_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/creator/coaching/offerings/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One offering, with its hours
         * @description For the coach. Not with a personal API token.
         */
        get: operations["Offerings_one"];
        /**
         * Change an offering and its hours; what is booked stays, and with If-Match a newer edit is not overwritten
         * @description Takes a record as GET gave it: what cannot be changed here is ignored, what no record has is refused.
         *
         *     For the coach. Not with a personal API token.
         */
        put: operations["Offerings_edit"];
        post?: never;
        /**
         * Offer it no more; what is booked stays
         * @description Refused with `sold` while members have sessions of it that they can still book, or a product brings them, with `built_in` for the call that visitors book.
         *
         *     For the coach. Not with a personal API token.
         */
        delete: operations["OfferingArchive_archive"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/creator/coaching/bookings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who has booked
         * @description Sorts by `startsAt`, `createdAt`, `name`, `email`, `state`, `id`. Filters:
         *
         *     - `q`, `name`, `email`: a part of the text, in any case
         *     - `state`: one or a list of `unconfirmed`, `confirmed`, `cancelled`, `completed`, `no_show`
         *     - `id`, `studentId`: an id or a list of them
         *     - `startsAt_gte`, `startsAt_lte`, `createdAt_gte`, `createdAt_lte`: a moment, such as `"2026-03-01T09:30:00Z"`, or a day of UTC, such as `"2026-03-01"`
         *
         *     For the coach. Not with a personal API token.
         */
        get: operations["CoachBookings_list"];
        put?: never;
        /**
         * Book a time for a member, who is told by mail
         * @description Refused with `slot_taken`, `current.slots` has the next free times.
         *
         *     For the coach. Not with a personal API token.
         */
        post: operations["BookingsOnBehalf_book"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/creator/coaching/bookings/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One booking
         * @description For the coach. Not with a personal API token.
         */
        get: operations["CoachBookings_one"];
        /**
         * Write notes on a booking, or say where this session is held; with If-Match a newer edit is not overwritten
         * @description Whoever has a place in it is told by mail where to meet instead. Takes a record as GET gave it: what cannot be changed here is ignored, what no record has is refused.
         *
         *     For the coach. Not with a personal API token.
         */
        put: operations["CoachBookings_edit"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/creator/coaching/bookings/{id}/move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move the session to another time, with everybody who has a place in it; they are told by mail
         * @description Refused with `slot_taken`, `current.slots` has the next free times.
         *
         *     For the coach. Not with a personal API token.
         */
        post: operations["CoachBookings_move"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/creator/coaching/bookings/{id}/outcome": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say what came of a session that has begun: held, missed, or open again
         * @description For the coach. Not with a personal API token.
         */
        post: operations["CoachBookings_settle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/creator/coaching/bookings/{id}/cancellation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a booking; the person is told why by mail, and the time is free again
         * @description For the coach. Not with a personal API token.
         */
        post: operations["CoachBookings_cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/calendar-feed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether there is a private address from which a calendar reads one’s sessions
         * @description For everybody who is signed in. Not with a personal API token.
         */
        get: operations["CalendarFeeds_find"];
        put?: never;
        /**
         * A new private address; the one before leads nowhere from then on
         * @description For everybody who is signed in. Not with a personal API token. At most 20 calls in 3600 seconds.
         */
        post: operations["CalendarFeeds_renew"];
        /**
         * The private address leads nowhere any more
         * @description For everybody who is signed in. Not with a personal API token.
         */
        delete: operations["CalendarFeeds_end"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calendar-feeds/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The calendar of a private address, as programs read it (RFC 5545)
         * @description For everybody, signed in or not. Not with a personal API token. At most 60 calls in 60 seconds.
         */
        get: operations["CalendarFeeds_read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/coaching/offerings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the member can book, with the sessions that are left and what brings more
         * @description An offering is listed once the coach has said when it is held, and where.
         *
         *     For members. Not with a personal API token.
         */
        get: operations["MemberCoaching_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/coaching/offerings/{id}/slots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Its free times between two moments, in order, in UTC
         * @description For members. Not with a personal API token.
         */
        get: operations["MemberCoaching_slots"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/coaching/offerings/{id}/bookings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Book a free time; the meeting link and an entry for the calendar are mailed
         * @description Takes one of the member’s sessions where `needsCredit`, of those that expire first. Refused with `slot_taken`, `current.slots` has the next free times; with `no_credit`, nothing was booked.
         *
         *     For members. Not with a personal API token. At most 30 calls in 600 seconds.
         */
        post: operations["MemberCoaching_book"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/coaching/bookings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The member’s bookings, those to come or those that are over
         * @description For members. Not with a personal API token.
         */
        get: operations["MemberCoaching_read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/coaching/bookings/{id}/move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move it to another free time; the coach is told, and the entry in the calendar changes
         * @description Refused with `slot_taken`, `current.slots` has the next free times.
         *
         *     For members. Not with a personal API token. At most 30 calls in 600 seconds.
         */
        post: operations["MemberCoaching_move"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/coaching/bookings/{id}/cancellation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel it; the time is free again, and its session can be booked anew
         * @description For members. Not with a personal API token. At most 30 calls in 600 seconds.
         */
        post: operations["MemberCoaching_cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/creator/products/{id}/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Which sessions a product of type coaching brings its buyer
         * @description For the coach. Not with a personal API token.
         */
        get: operations["Packages_one"];
        /**
         * Say which sessions it brings from now on; what was bought before stays
         * @description For the coach. Not with a personal API token.
         */
        put: operations["Packages_set"];
        post?: never;
        /**
         * It brings no sessions any more; what was bought before stays
         * @description For the coach. Not with a personal API token.
         */
        delete: operations["Packages_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/students/{id}/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The sessions a student has bought or was given, and what is left of them
         * @description For the coach. Not with a personal API token.
         */
        get: operations["StudentCredits_list"];
        put?: never;
        /**
         * Give a student sessions by hand
         * @description For the coach. Not with a personal API token.
         */
        post: operations["StudentCredits_give"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/students/{id}/sessions/{creditId}/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take sessions back; what is booked with them and still to come is cancelled, and told by mail
         * @description For the coach. Not with a personal API token.
         */
        post: operations["StudentCredits_takeBack"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/creator/coaching/offerings/{id}/dates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The dates of a group, those of the last month included
         * @description For the coach. Not with a personal API token.
         */
        get: operations["CoachWorkshops_list"];
        put?: never;
        /**
         * Set a date for a group, at any time that no other session takes
         * @description Refused with `slot_taken` where another session takes that time.
         *
         *     For the coach. Not with a personal API token.
         */
        post: operations["CoachWorkshops_add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/creator/coaching/dates/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change how many places a date has; new ones are offered to those who wait
         * @description For the coach. Not with a personal API token.
         */
        put: operations["CoachWorkshops_resize"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/creator/coaching/dates/{id}/bookings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a member a place on a date, who is told by mail
         * @description Also before those who wait; refused with `full` where all places are booked or kept.
         *
         *     For the coach. Not with a personal API token.
         */
        post: operations["CoachWorkshops_give"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/creator/coaching/dates/{id}/cancellation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Call a date off; everybody who has a place is told, and can book another one
         * @description For the coach. Not with a personal API token.
         */
        post: operations["CoachWorkshops_callOff"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/coaching/offerings/{id}/dates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The dates of a group that are to come, with the places that are left
         * @description For members. Not with a personal API token.
         */
        get: operations["MemberWorkshops_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/coaching/waiting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The dates to come for which the member waits, of all groups
         * @description For members. Not with a personal API token.
         */
        get: operations["MemberWorkshops_listWaited"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/coaching/dates/{id}/bookings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a place; the meeting link and an entry for the calendar are mailed
         * @description A place that was offered from the waiting list is the member’s until `offeredUntil`. Refused with `full` when all are taken; with `no_credit`, nothing was booked.
         *
         *     For members. Not with a personal API token. At most 30 calls in 600 seconds.
         */
        post: operations["MemberWorkshops_book"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/coaching/dates/{id}/waiting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Wait for a place on a date that is full
         * @description Who has waited longest is offered the next free place by mail, and it is kept for a day. Refused with `not_full` while there are places.
         *
         *     For members. Not with a personal API token. At most 30 calls in 600 seconds.
         */
        post: operations["MemberWorkshops_wait"];
        /**
         * Wait no longer; a place that was kept is offered to the next
         * @description For members. Not with a personal API token. At most 30 calls in 600 seconds.
         */
        delete: operations["MemberWorkshops_leave"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products/{id}/my-review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The member’s review of an owned product
         * @description For members. A personal API token needs `shop:read`.
         */
        get: operations["MyReview_read"];
        /**
         * Write the member’s review, or change it; there is one per owner
         * @description For members. A personal API token needs `shop:write`. At most 30 calls in 600 seconds.
         */
        put: operations["MyReview_write"];
        post?: never;
        /**
         * Take the member’s review back
         * @description For members. A personal API token needs `shop:write`.
         */
        delete: operations["MyReview_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products/{id}/views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tell that the page of a product was opened
         * @description Counts one view of a published product today; who looked is not stored. A browser tells it once a day. The coach and people who own the product are not counted, and what is not for sale has no views: the answer is the same.
         *
         *     For everybody, signed in or not. A personal API token needs `shop:write`. At most 300 calls in 3600 seconds.
         */
        post: operations["Views_count"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Published products: searched, filtered, sorted and paged
         * @description For everybody, signed in or not. A personal API token needs `shop:read`.
         */
        get: operations["Storefront_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products/featured": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The products on the home page: picked by the coach, or the newest courses
         * @description For everybody, signed in or not. A personal API token needs `shop:read`.
         */
        get: operations["Storefront_listFeatured"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A product page; archived products are there for their owners only
         * @description For everybody, signed in or not. A personal API token needs `shop:read`.
         */
        get: operations["Storefront_read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products/{id}/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What owners say about a product, newest first
         * @description For everybody, signed in or not. A personal API token needs `shop:read`.
         */
        get: operations["Storefront_listReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/topics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The topics of the library, in their order
         * @description For everybody, signed in or not. A personal API token needs `shop:read`.
         */
        get: operations["Storefront_topics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/library": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Everything the member owns, newest first, with the progress in courses
         * @description For members. A personal API token needs `learning:read` or `products:read`.
         */
        get: operations["Classroom_mine"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/learning/courses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The courses the member owns, newest first, with the progress in each and where to go on
         * @description For members. A personal API token needs `learning:read` or `products:read`.
         */
        get: operations["Classroom_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/learning/courses/{courseId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A course as its owner sees it now: finished, open and locked. The coach sees every course.
         * @description For everybody who is signed in. A personal API token needs `learning:read` or `products:read`.
         */
        get: operations["Classroom_course"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/learning/lessons/{lessonId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A lesson with its pages: for its owner, the coach, or anyone when it is a free preview
         * @description For everybody, signed in or not. A personal API token needs `learning:read` or `products:read`.
         */
        get: operations["Classroom_lesson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/learning/videos/{videoId}/completion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Finish a video
         * @description For members. A personal API token needs `learning:write`.
         */
        post: operations["Completion_finishVideo"];
        /**
         * Take a finished video back
         * @description For members. A personal API token needs `learning:write`.
         */
        delete: operations["Completion_undoVideo"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/learning/lessons/{lessonId}/completion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Finish a lesson whose videos are all finished
         * @description For members. A personal API token needs `learning:write`.
         */
        post: operations["Completion_finishLesson"];
        /**
         * Take a finished lesson back
         * @description For members. A personal API token needs `learning:write`.
         */
        delete: operations["Completion_undoLesson"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/course-progress/{courseId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where the member left this course
         * @description For members. A personal API token needs `learning:read`.
         */
        get: operations["CourseProgress_readProgress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Save where the member is
         * @description For members. A personal API token needs `learning:write`.
         */
        patch: operations["CourseProgress_saveProgress"];
        trace?: never;
    };
    "/api/students/{id}/courses/{courseId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A course as a member has it: what is done, open and locked
         * @description For the coach. A personal API token needs `students:read`.
         */
        get: operations["StudentCourses_read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/students/{id}/courses/{courseId}/modules/{moduleId}/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a locked module for this member; for everyone else its lock stays
         * @description For the coach. A personal API token needs `students:write`.
         */
        post: operations["StudentCourses_open"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/students/{id}/courses/{courseId}/modules/{moduleId}/take-back": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take back an early opening that the member has not begun
         * @description For the coach. A personal API token needs `students:write`.
         */
        post: operations["StudentCourses_takeBack"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/students/{id}/courses/{courseId}/progress/mark": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark a lesson, a module or the course as completed by this member
         * @description For the coach. A personal API token needs `students:write`.
         */
        post: operations["StudentCourses_mark"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/students/{id}/courses/{courseId}/progress/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take back the progress in a lesson, a module or the course; certificates, answers and notes stay
         * @description For the coach. A personal API token needs `students:write`.
         */
        post: operations["StudentCourses_reset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/learning/courses/{courseId}/certificate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The member’s certificate of a finished course; the same one each time, with the present name
         * @description For members. A personal API token needs `learning:write`.
         */
        post: operations["Certificates_issue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/certificates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The member’s certificates, newest first
         * @description For members. A personal API token needs `learning:read`.
         */
        get: operations["Certificates_mine"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/certificates/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Verify a certificate by its code
         * @description For everybody, signed in or not. A personal API token needs `learning:read`. At most 60 calls in 60 seconds.
         */
        get: operations["Certificates_verify"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/certificates/{code}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The certificate as a page to print: A4, landscape
         * @description For everybody, signed in or not. A personal API token needs `learning:read`. At most 60 calls in 60 seconds.
         */
        get: operations["Certificates_print"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lesson-notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All notes of the member, course by course, also those of courses that are no longer owned
         * @description For members. A personal API token needs `learning:read`.
         */
        get: operations["Notebook_find"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lesson-notes/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All notes of the member as one Markdown file
         * @description For members. A personal API token needs `learning:read`. At most 20 calls in 60 seconds.
         */
        get: operations["Notebook_export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lessons/{lessonId}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The member’s notes on a lesson, oldest first
         * @description For members. A personal API token needs `learning:read`.
         */
        get: operations["Notes_list"];
        put?: never;
        /**
         * Add a note, perhaps at a moment of a video
         * @description For members. A personal API token needs `learning:write`. At most 120 calls in 60 seconds.
         */
        post: operations["Notes_add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lesson-notes/{noteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a note
         * @description For members. A personal API token needs `learning:write`.
         */
        delete: operations["Notes_remove"];
        options?: never;
        head?: never;
        /**
         * Change a note; with If-Match a newer edit is not overwritten
         * @description For members. A personal API token needs `learning:write`. At most 240 calls in 60 seconds.
         */
        patch: operations["Notes_edit"];
        trace?: never;
    };
    "/api/learning/lessons/{lessonId}/answers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All the member has answered, rated and measured on a lesson that is open now
         * @description For members. A personal API token needs `learning:read`.
         */
        get: operations["Answers_ofLesson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/widgets/{widgetId}/choice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Choose an option; the last choice counts, and the server judges it
         * @description For members. A personal API token needs `learning:write`.
         */
        put: operations["Answers_choose"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/widgets/{widgetId}/scale-values/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Add a point to the member’s curve; the same id again corrects it
         * @description For members. A personal API token needs `learning:write`. At most 120 calls in 60 seconds.
         */
        put: operations["Answers_putScaleValue"];
        post?: never;
        /**
         * Take a point of the member’s curve back
         * @description For members. A personal API token needs `learning:write`.
         */
        delete: operations["Answers_removeScaleValue"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/widgets/{widgetId}/stopwatch-sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Save a run of a stopwatch; the same id again lets its seconds grow
         * @description For members. A personal API token needs `learning:write`. At most 120 calls in 60 seconds.
         */
        put: operations["Answers_putStopwatchSession"];
        post?: never;
        /**
         * Forget a run of a stopwatch
         * @description For members. A personal API token needs `learning:write`.
         */
        delete: operations["Answers_removeStopwatchSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/widgets/{widgetId}/journal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Save a journal answer; with If-Match a newer edit is not overwritten
         * @description For members. A personal API token needs `learning:write`. At most 120 calls in 60 seconds.
         */
        put: operations["Journals_save"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/widgets/{widgetId}/journal/share": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Share a copy of what the answer says now with the coach
         * @description For members. A personal API token needs `learning:write`.
         */
        put: operations["Journals_share"];
        post?: never;
        /**
         * Take back what the coach could read, at once; the coach’s reply stays
         * @description For members. A personal API token needs `learning:write`.
         */
        delete: operations["Journals_unshare"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/creator/shared-journals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What members share of their journals, for the coach
         * @description Sorts by `id`, `sharedAt`, `repliedAt`, `memberName`, `courseTitle`, `lessonTitle`. Filters:
         *
         *     - `q`, `memberName`, `courseTitle`, `lessonTitle`, `question`: a part of the text, in any case
         *     - `awaitsReply`: `true` or `false`
         *     - `accountId`, `courseId`, `id`: an id or a list of them
         *     - `sharedAt_gte`, `sharedAt_lte`, `repliedAt_gte`, `repliedAt_lte`: a moment, such as `"2026-03-01T09:30:00Z"`, or a day of UTC, such as `"2026-03-01"`
         *
         *     For the coach. A personal API token needs `students:read`.
         */
        get: operations["SharedJournals_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/creator/shared-journals/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One shared journal answer
         * @description For the coach. A personal API token needs `students:read`.
         */
        get: operations["SharedJournals_read"];
        /**
         * Reply to a shared journal answer, or correct the reply
         * @description Takes a record as GET gave it: what cannot be changed here is ignored, what no record has is refused.
         *
         *     For the coach. A personal API token needs `students:write`.
         */
        put: operations["SharedJournals_reply"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/students/{id}/answers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a member answered to questions and on opinion scales; never a journal
         * @description For the coach. A personal API token needs `students:read`.
         */
        get: operations["StudentAnswers_read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/creator/products/{id}/results": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What students answered in a course, by question and scale; never a journal
         * @description For the coach. A personal API token needs `students:read`.
         */
        get: operations["ProductResults_read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/creator/products/{id}/results/{widgetId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who answered what to one question, or on one scale
         * @description Sorts by `answeredAt`, `name`, `answer`, `id`. Filters:
         *
         *     - `q`: a part of the text, in any case
         *     - `id`: an id or a list of them
         *
         *     For the coach. A personal API token needs `students:read`.
         */
        get: operations["ProductResults_names"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/creator/coaching/bookings/{id}/reminders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The reminders of a booking: those that were made, then those still to come
         * @description For the coach. Not with a personal API token.
         */
        get: operations["Reminders_list"];
        put?: never;
        /**
         * Remind whoever has booked it now, besides the reminders that come by themselves
         * @description For the coach. Not with a personal API token. At most 30 calls in 3600 seconds.
         */
        post: operations["Reminders_send"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/creator/failed-mails/send-again": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Try to send all mails again that could not be sent
         * @description A mail that failed twelve times waits for this. How many wait, the day of the coach says.
         *
         *     For the coach. Not with a personal API token. At most 20 calls in 3600 seconds.
         */
        post: operations["FailedMails_sendAllAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/creator/failed-mails/{id}/send-again": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Try to send one mail again that could not be sent
         * @description For the coach. Not with a personal API token. At most 20 calls in 3600 seconds.
         */
        post: operations["FailedMails_sendAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mail-templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All mails there are, by what they are about, with their subjects in each language
         * @description For the coach. Not with a personal API token.
         */
        get: operations["MailTemplates_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mail-templates/{kind}/{language}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a mail says in a language, and what may be filled in
         * @description For the coach. Not with a personal API token.
         */
        get: operations["MailTemplates_read"];
        /**
         * Have a mail say other words in a language
         * @description Counts for mails sent from now on. The texts are plain; only the placeholders of this mail may stand in them, and those its reader needs have to.
         *
         *     For the coach. Not with a personal API token.
         */
        put: operations["MailTemplates_save"];
        post?: never;
        /**
         * Have a mail say our words again; answers with them
         * @description For the coach. Not with a personal API token.
         */
        delete: operations["MailTemplates_restore"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mail-templates/{kind}/{language}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * How a mail with these words looks, filled in with samples; nothing is saved or sent
         * @description For the coach. Not with a personal API token. At most 240 calls in 60 seconds.
         */
        post: operations["MailTemplates_preview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mail-templates/{kind}/{language}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a mail with these words, filled in with samples, to the coach’s own address
         * @description For the coach. Not with a personal API token. At most 20 calls in 3600 seconds.
         */
        post: operations["MailTemplates_test"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/notification-preferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Which optional mails come; mails about security and money always do
         * @description For everybody who is signed in. A personal API token needs `account:read`.
         */
        get: operations["NotificationPreferences_read"];
        /**
         * Choose which optional mails come
         * @description For everybody who is signed in. A personal API token needs `account:write`. At most 60 calls in 60 seconds.
         */
        put: operations["NotificationPreferences_set"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/creator/sale-mails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Which mails about sales come
         * @description For the coach. Not with a personal API token.
         */
        get: operations["SaleMails_read"];
        /**
         * Choose which mails about sales come
         * @description Counts for sales from now on; what was sold before is told as it was set then. A sale of coaching is mailed at once in any case, because its buyer waits to be written to.
         *
         *     For the coach. Not with a personal API token.
         */
        put: operations["SaleMails_set"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/unsubscribe/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Which mails the link is about, and whether they come
         * @description For everybody, signed in or not. Not with a personal API token. At most 600 calls in 60 seconds.
         */
        get: operations["Unsubscribe_read"];
        put?: never;
        /**
         * No more of these mails; also called by mail programs (one click, RFC 8058)
         * @description For everybody, signed in or not. Not with a personal API token. At most 600 calls in 60 seconds.
         */
        post: operations["Unsubscribe_unsubscribe"];
        /**
         * Take that back: these mails come again
         * @description For everybody, signed in or not. Not with a personal API token. At most 600 calls in 60 seconds.
         */
        delete: operations["Unsubscribe_resubscribe"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/data-export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How far the file with all data of the person is
         * @description For members. Not with a personal API token.
         */
        get: operations["DataExport_read"];
        put?: never;
        /**
         * Prepare a zip with all data of the person; while one is being prepared this changes nothing
         * @description For members. Not with a personal API token. The password must have been proved on this device within ten minutes. At most 10 calls in 86400 seconds.
         */
        post: operations["DataExport_request"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/data-export/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where to fetch the zip
         * @description For members. Not with a personal API token. The password must have been proved on this device within ten minutes.
         */
        get: operations["DataExport_download"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/deletion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether and when the account will be deleted
         * @description For members. Not with a personal API token.
         */
        get: operations["AccountDeletion_read"];
        put?: never;
        /**
         * Delete the account in seven days
         * @description Signs out the other devices. A second time changes nothing.
         *
         *     For members. Not with a personal API token. The password must have been proved on this device within ten minutes. At most 10 calls in 600 seconds.
         */
        post: operations["AccountDeletion_schedule"];
        /**
         * Keep the account after all
         * @description For members. Not with a personal API token.
         */
        delete: operations["AccountDeletion_undo"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/circles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All circles, by name
         * @description For the coach. A personal API token needs `students:read`.
         */
        get: operations["Groups_circles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All pods, by name
         * @description For the coach. A personal API token needs `students:read`.
         */
        get: operations["Groups_pods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a circle or a pod
         * @description For the coach. A personal API token needs `students:write`.
         */
        post: operations["Groups_add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/groups/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a circle or a pod; its members leave it
         * @description For the coach. A personal API token needs `students:write`.
         */
        delete: operations["Groups_remove"];
        options?: never;
        head?: never;
        /**
         * Rename a circle or a pod
         * @description For the coach. A personal API token needs `students:write`.
         */
        patch: operations["Groups_rename"];
        trace?: never;
    };
    "/api/students/{id}/groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The circle and the pod of a member
         * @description For the coach. A personal API token needs `students:read`.
         */
        get: operations["Groups_ofStudent"];
        /**
         * Put a member into a circle and a pod, or into none
         * @description For the coach. A personal API token needs `students:write`.
         */
        put: operations["Groups_assign"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The circle and the pod the member is in
         * @description For members. Not with a personal API token.
         */
        get: operations["MyGroups_mine"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/students/{id}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The coach’s notes about a member: pinned ones first, then the newest
         * @description For the coach. A personal API token needs `students:read`.
         */
        get: operations["StudentNotes_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student-notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write a note about a member; only coaches read it
         * @description For the coach. A personal API token needs `students:write`.
         */
        post: operations["StudentNotes_add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student-notes/{noteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a note
         * @description For the coach. A personal API token needs `students:write`.
         */
        delete: operations["StudentNotes_remove"];
        options?: never;
        head?: never;
        /**
         * Reword a note, pin or unpin it; with If-Match a newer edit is not overwritten
         * @description For the coach. A personal API token needs `students:write`.
         */
        patch: operations["StudentNotes_edit"];
        trace?: never;
    };
    "/api/students": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Members, for the coach
         * @description Sorts by `id`, `name`, `username`, `email`, `location`, `phone`, `lastSeenAt`, `joined`, `joinedAt`. Filters:
         *
         *     - `q`, `username`, `email`, `phone`, `city`, `state`: a part of the text, in any case
         *     - `status`: one or a list of `lead`, `active`, `inactive`, `blocked`
         *     - `productId`, `tagId`, `circleId`, `podId`, `id`: an id or a list of them
         *     - `joinedAt_gte`, `joinedAt_lte`, `lastSeenAt_gte`, `lastSeenAt_lte`: a moment, such as `"2026-03-01T09:30:00Z"`, or a day of UTC, such as `"2026-03-01"`
         *
         *     For the coach. A personal API token needs `students:read`.
         */
        get: operations["Students_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/students/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One member, for the coach
         * @description For the coach. A personal API token needs `students:read`.
         */
        get: operations["StudentDetail_read"];
        /**
         * The same as PATCH: fields that are left out stay
         * @description Takes a record as GET gave it: what cannot be changed here is ignored, what no record has is refused.
         *
         *     For the coach. A personal API token needs `students:write`.
         */
        put: operations["StudentDetail_put"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change what is known of a member; with If-Match a newer edit is not overwritten
         * @description For the coach. A personal API token needs `students:write`.
         */
        patch: operations["StudentDetail_edit"];
        trace?: never;
    };
    "/api/students/{id}/purchases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a member has bought and got, the newest first
         * @description For the coach. A personal API token needs `students:read`.
         */
        get: operations["StudentDetail_purchases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/students/{id}/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The money that has arrived from a member, the newest first
         * @description For the coach. A personal API token needs `students:read`.
         */
        get: operations["StudentDetail_payments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/students/{id}/bookings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Coaching sessions of a member, the latest first
         * @description For the coach. A personal API token needs `students:read`.
         */
        get: operations["StudentDetail_bookings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/students/{id}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The conversation of a member with the coach; empty until messages can be written
         * @description For the coach. A personal API token needs `students:read`.
         */
        get: operations["StudentDetail_messages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/students/{id}/enrollments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a member owns, and how far each course has come
         * @description For the coach. A personal API token needs `students:read`.
         */
        get: operations["StudentLearning_list"];
        put?: never;
        /**
         * Give a member a product without payment; the reason stands in the audit log
         * @description For the coach. A personal API token needs `students:write`.
         */
        post: operations["StudentLearning_give"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/students/{id}/enrollments/{productId}/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take back a product that was given by hand; what was paid for is refunded instead
         * @description For the coach. A personal API token needs `students:write`.
         */
        post: operations["StudentLearning_takeBack"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/students/{id}/timeline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All that has happened with a member, the newest first
         * @description For the coach. A personal API token needs `students:read`.
         */
        get: operations["StudentTimeline_page"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/students/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invite somebody
         * @description Makes the account and sends a mail with a link to choose a password, good for 24 hours.
         *
         *     For the coach. A personal API token needs `students:write`. At most 60 calls in 3600 seconds.
         */
        post: operations["StudentAccess_invite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/students/{id}/block": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep a student from signing in
         * @description Ends all devices and API tokens at once. What the student owns and has written stays.
         *
         *     For the coach. A personal API token needs `students:write`. The password must have been proved on this device within ten minutes.
         */
        post: operations["StudentAccess_block"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/students/{id}/unblock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let a blocked student sign in again
         * @description For the coach. A personal API token needs `students:write`.
         */
        post: operations["StudentAccess_unblock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/students/{id}/sign-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign a student out everywhere
         * @description Ends all devices and API tokens; the password stays good.
         *
         *     For the coach. A personal API token needs `students:write`.
         */
        post: operations["StudentAccess_signOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/students/letters/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A mail to students as they would get it
         * @description For the coach. A personal API token needs `students:write`. At most 300 calls in 3600 seconds.
         */
        post: operations["StudentLetters_preview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/students/letters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write to several students by mail
         * @description Each gets a mail of their own. Who is blocked or has not confirmed the address is left out. Answers go to the coach’s own address. What was written is not kept.
         *
         *     For the coach. A personal API token needs `students:write`. At most 10 calls in 3600 seconds.
         */
        post: operations["StudentLetters_writeToMany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/students/{id}/letters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write to a student by mail
         * @description The answer goes to the coach’s own address. What was written is not kept.
         *
         *     For the coach. A personal API token needs `students:write`. At most 60 calls in 3600 seconds.
         */
        post: operations["StudentLetters_write"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student-tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The tags of students
         * @description Sorts by `id`, `name`, `students`. Filters:
         *
         *     - `q`, `name`: a part of the text, in any case
         *     - `id`: an id or a list of them
         *
         *     For the coach. A personal API token needs `students:read`.
         */
        get: operations["StudentTags_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student-tags/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One tag
         * @description For the coach. A personal API token needs `students:read`.
         */
        get: operations["StudentTags_read"];
        put?: never;
        post?: never;
        /**
         * Delete a tag
         * @description Takes it off every student, too.
         *
         *     For the coach. A personal API token needs `students:write`.
         */
        delete: operations["StudentTags_delete"];
        options?: never;
        head?: never;
        /**
         * Rename a tag
         * @description For the coach. A personal API token needs `students:write`.
         */
        patch: operations["StudentTags_rename"];
        trace?: never;
    };
    "/api/student-tags/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put a tag on students
         * @description A name that is no tag yet becomes one.
         *
         *     For the coach. A personal API token needs `students:write`.
         */
        post: operations["StudentTags_add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student-tags/{id}/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a tag off students
         * @description For the coach. A personal API token needs `students:write`.
         */
        post: operations["StudentTags_remove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/creator/products/{id}/students": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who owns a product, and at which lesson everyone stands
         * @description Sorts by `since`, `name`, `source`, `id`. Filters:
         *
         *     - `q`: a part of the text, in any case
         *     - `source`: one or a list of `purchase`, `free`, `grant`, `gift`
         *     - `id`: an id or a list of them
         *     - `since_gte`, `since_lte`: a moment, such as `"2026-03-01T09:30:00Z"`, or a day of UTC, such as `"2026-03-01"`
         *
         *     For the coach. A personal API token needs `students:read`.
         */
        get: operations["ProductStudents_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/students/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The list of students as CSV
         * @description All students of the filter, in the order of the list. UTF-8 with a byte order mark; text that a spreadsheet would run begins with an apostrophe. The audit log has how many there were.
         *
         *     For the coach. Not with a personal API token. The password must have been proved on this device within ten minutes. At most 30 calls in 3600 seconds.
         */
        post: operations["StudentsExport_export"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/students/import/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What an import of students would do
         * @description Tells every problem of every line. Nothing is written.
         *
         *     For the coach. A personal API token needs `students:write`. At most 60 calls in 3600 seconds.
         */
        post: operations["StudentImport_preview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/students/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make students of a CSV file
         * @description Lines with a problem are left out; who is a student already stays as is. Sending the same file twice does no harm.
         *
         *     For the coach. A personal API token needs `students:write`. At most 30 calls in 3600 seconds.
         */
        post: operations["StudentImport_import"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A new course, as a draft without lessons
         * @description For the coach. A personal API token needs `products:write`.
         */
        post: operations["NewProducts_addCourse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bundles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A new bundle, as a draft without products
         * @description For the coach. A personal API token needs `products:write`.
         */
        post: operations["NewProducts_addBundle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/digital-files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A new download, as a draft
         * @description For the coach. A personal API token needs `products:write`.
         */
        post: operations["NewProducts_addDigitalFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/creator/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All products with their figures, for the coach
         * @description Sorts by `id`, `title`, `price`, `createdAt`, `rating`, `studentsCount`. Filters:
         *
         *     - `q`, `title`, `description`, `category`, `duration`: a part of the text, in any case
         *     - `type`: one or a list of `course`, `digital_file`, `coaching`, `bundle`
         *     - `status`: one or a list of `draft`, `published`, `archived`
         *     - `tags`: one or a list of `For Mothers`, `For Daughters`, `Life Skills`, `Spirituality`, `Emotional Intelligence`, `Relationships`, `Growing Up`, `Becoming a Woman`, `Self-Discovery`, `Confidence`
         *     - `sold`: `true` or `false`
         *     - `id`: an id or a list of them
         *     - `price_gte`, `price_lte`: an amount, such as `"97.00"` or `97`
         *     - `createdAt_gte`, `createdAt_lte`, `publishedAt_gte`, `publishedAt_lte`, `publishAt_gte`, `publishAt_lte`: a moment, such as `"2026-03-01T09:30:00Z"`, or a day of UTC, such as `"2026-03-01"`
         *     - `rating_gte`, `rating_lte`: a number, such as `4.5`
         *     - `reviewCount_gte`, `reviewCount_lte`, `studentsCount_gte`, `studentsCount_lte`, `lessonsCount_gte`, `lessonsCount_lte`, `freePreviewsCount_gte`, `freePreviewsCount_lte`: a whole number, such as `12`
         *
         *     For the coach. A personal API token needs `products:read`.
         */
        get: operations["CreatorProducts_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/creator/products/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One product, for the coach
         * @description For the coach. A personal API token needs `products:read`.
         */
        get: operations["CreatorProducts_read"];
        /**
         * The same as PATCH: fields that are left out stay
         * @description Takes a record as GET gave it: what cannot be changed here is ignored, what no record has is refused.
         *
         *     For the coach. A personal API token needs `products:write`.
         */
        put: operations["CreatorProducts_put"];
        post?: never;
        /**
         * Delete what was never sold; it can be restored for thirty days
         * @description For the coach. A personal API token needs `products:write`.
         */
        delete: operations["CreatorProducts_remove"];
        options?: never;
        head?: never;
        /**
         * Change what is sold, or its words
         * @description For the coach. A personal API token needs `products:write`.
         */
        patch: operations["CreatorProducts_edit"];
        trace?: never;
    };
    "/api/creator/products/{id}/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put a draft in the shop, now
         * @description For the coach. A personal API token needs `products:write`.
         */
        post: operations["CreatorProducts_publish"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/creator/products/{id}/unpublish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a product out of the shop; owners keep it
         * @description For the coach. A personal API token needs `products:write`.
         */
        post: operations["CreatorProducts_unpublish"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/creator/products/{id}/schedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Publish a draft by itself at a later hour, or no longer so
         * @description For the coach. A personal API token needs `products:write`.
         */
        put: operations["CreatorProducts_schedule"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/creator/products/{id}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Archive a product that is no longer sold; owners keep it
         * @description For the coach. A personal API token needs `products:write`.
         */
        post: operations["CreatorProducts_archive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/creator/products/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bring back, as a draft, what was archived, or deleted less than thirty days ago
         * @description For the coach. A personal API token needs `products:write`.
         */
        post: operations["CreatorProducts_restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/creator/products/{id}/duplicate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A draft with the same words, picture and files; of a course, with its lessons
         * @description For the coach. A personal API token needs `products:write`.
         */
        post: operations["CreatorProducts_duplicate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/creator/audit-entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who changed or exported what
         * @description Sorts by `id`, `at`. Filters:
         *
         *     - `q`: a part of the text, in any case
         *     - `action`: one or a list of `api-token.created`, `api-token.revoked`, `business.updated`, `coaching.booking-cancelled`, `coaching.booking-made`, `coaching.booking-moved`, `coaching.booking-settled`, `coaching.booking-updated`, `coaching.date-added`, `coaching.date-called-off`, `coaching.date-resized`, `coaching.offering-archived`, `coaching.offering-created`, `coaching.offering-updated`, `coaching.package-removed`, `coaching.package-set`, `coaching.reminder-sent`, `coaching.sessions-ended`, `coaching.sessions-given`, `coupon.archived`, `coupon.created`, `coupon.restored`, `coupon.updated`, `enrollment.granted`, `enrollment.revoked`, `group.created`, `group.deleted`, `group.renamed`, `growth-rule.updated`, `legal.published`, `mail-template.changed`, `mail-template.restored`, `mail.resent`, `module.closed-again`, `module.opened-early`, `order.exported`, `order.refund-allotted`, `order.refund-requested`, `payment-review.granted`, `payment-review.resolved`, `product.archived`, `product.created`, `product.deleted`, `product.duplicated`, `product.published`, `product.restored`, `product.scheduled`, `product.unpublished`, `product.updated`, `progress.marked`, `progress.reset`, `site.published`, `student-note.added`, `student-note.deleted`, `student-note.updated`, `student-tag.deleted`, `student-tag.renamed`, `student.assigned`, `student.blocked`, `student.exported`, `student.imported`, `student.invited`, `student.points-given`, `student.points-taken`, `student.signed-out`, `student.tagged`, `student.unblocked`, `student.updated`, `student.written-to`
         *     - `subjectType`: one or a list of `api-token`, `business`, `coaching-booking`, `coaching-date`, `coaching-offering`, `coupon`, `group`, `growth-rule`, `mail`, `order`, `product`, `site`, `student`, `student-tag`
         *     - `subjectId`, `memberId`, `id`: an id or a list of them
         *     - `at_gte`, `at_lte`: a moment, such as `"2026-03-01T09:30:00Z"`, or a day of UTC, such as `"2026-03-01"`
         *
         *     For the coach. Not with a personal API token.
         */
        get: operations["AuditLog_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/creator/first-run": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How far the place has come towards its first guest
         * @description For the coach. Not with a personal API token.
         */
        get: operations["FirstRun_read"];
        /**
         * Put the guide away, or bring it back
         * @description For the coach. Not with a personal API token.
         */
        put: operations["FirstRun_save"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/creator/first-run/checks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Try out payments, mail or files
         * @description payments: Stripe is asked with the keys that take the money. mail: a mail goes to the coach’s own address. files: a file is written into the bucket, read as a browser would, and deleted.
         *
         *     For the coach. Not with a personal API token. At most 30 calls in 3600 seconds.
         */
        post: operations["FirstRun_check"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/creator/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How the business stands, all counted
         * @description For the coach. A personal API token needs `insights:read`.
         */
        get: operations["Insights_overview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/creator/day": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What waits for the coach today
         * @description The day is that of the coach’s time zone.
         *
         *     For the coach. A personal API token needs `insights:read`.
         */
        get: operations["Insights_day"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/creator/revenue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What came in, in a period
         * @description Days are those of the coach’s time zone. Without from: since the first sale.
         *
         *     For the coach. A personal API token needs `insights:read`.
         */
        get: operations["Insights_revenue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/creator/products/{id}/analytics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How a product is looked at, bought and, when it is a course, taken
         * @description Days are those of the coach’s time zone. Without from: since the product was made. Students, completion, lessons and rating are how things stand today, whatever the period.
         *
         *     For the coach. A personal API token needs `insights:read`.
         */
        get: operations["Insights_product"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The member’s figures, all counted, and the courses to go on with
         * @description For members. A personal API token needs `learning:read`.
         */
        get: operations["Dashboard_overview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/activity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the member did, newest first
         * @description For members. A personal API token needs `learning:read`.
         */
        get: operations["Dashboard_activity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The member’s booked sessions and the modules that open by a date, in order
         * @description For members. A personal API token needs `learning:read`.
         */
        get: operations["Dashboard_calendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/growth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The member’s points and level, and how far it is to the next
         * @description For members. A personal API token needs `learning:read`.
         */
        get: operations["MyGrowth_read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/growth/entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What brought the member which points, the newest first
         * @description For members. A personal API token needs `learning:read`.
         */
        get: operations["MyGrowth_ledger"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/growth/seen-level": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The member was congratulated on a level; it is not new any more
         * @description For members. A personal API token needs `learning:write`.
         */
        post: operations["MyGrowth_see"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leaderboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Members who have joined it, the most points first
         * @description For everybody who is signed in. Not with a personal API token.
         */
        get: operations["Leaderboard_read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/leaderboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Join the leaderboard, or leave it; nobody is in it unasked
         * @description For members. Not with a personal API token.
         */
        put: operations["Leaderboard_join"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/growth/rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What each deed brings
         * @description For the coach. Not with a personal API token.
         */
        get: operations["GrowthRules_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/growth/rules/{deed}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change what a deed brings from now on
         * @description For the coach. Not with a personal API token.
         */
        put: operations["GrowthRules_save"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/students/{id}/growth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Points and level of a member
         * @description For the coach. A personal API token needs `students:read`.
         */
        get: operations["StudentGrowth_read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/students/{id}/growth/entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What brought a member which points, the newest first
         * @description For the coach. A personal API token needs `students:read`.
         */
        get: operations["StudentGrowth_ledger"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/students/{id}/points": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a member points, or take some, with a reason
         * @description For the coach. A personal API token needs `students:write`.
         */
        post: operations["StudentGrowth_give"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        HealthResponse: {
            /** @enum {string} */
            status: "ok";
        };
        /**
         * @description `read` is for GET, `write` for every other method; one does not include the other
         * @enum {string}
         */
        ApiTokenScope: "account:read" | "account:write" | "shop:read" | "shop:write" | "learning:read" | "learning:write" | "products:read" | "products:write" | "students:read" | "students:write" | "insights:read" | "insights:write";
        ApiTokenResponse: {
            /** Format: uuid */
            id: string;
            /** @example Shop sync */
            name: string;
            /**
             * @description `read` is for GET, `write` for every other method; one does not include the other
             * @example [
             *       "shop:read"
             *     ]
             */
            scopes: components["schemas"]["ApiTokenScope"][];
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            expiresAt: string;
            /**
             * Format: date-time
             * @description To five minutes; null: never
             */
            lastUsedAt: string | null;
        };
        NewApiTokenRequest: {
            /**
             * @description Which program it is for
             * @example Shop sync
             */
            name: string;
            /**
             * @description `read` is for GET, `write` for every other method; one does not include the other
             * @example [
             *       "shop:read"
             *     ]
             */
            scopes: components["schemas"]["ApiTokenScope"][];
            /** @example 90 */
            expiresInDays: number;
        };
        NewApiTokenResponse: {
            /** Format: uuid */
            id: string;
            /** @example Shop sync */
            name: string;
            /**
             * @description `read` is for GET, `write` for every other method; one does not include the other
             * @example [
             *       "shop:read"
             *     ]
             */
            scopes: components["schemas"]["ApiTokenScope"][];
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            expiresAt: string;
            /**
             * Format: date-time
             * @description To five minutes; null: never
             */
            lastUsedAt: string | null;
            /**
             * @description To be sent as a bearer token. Shown now and never again
             * @example sanctum_pat_Q2hlY2tzIGFyZSBmb3IgcGVvcGxlLCB0b28u
             */
            token: string;
        };
        RegisterRequest: {
            /** @example Rosa Lind */
            name: string;
            /**
             * Format: email
             * @example rosa@example.org
             */
            email: string;
            /**
             * @description 10 characters or more (15 for the coach), none of the common ones, not the person’s own name or e-mail
             * @example a walk among birches
             */
            password: string;
        };
        /** @enum {string} */
        Role: "member" | "creator";
        MeResponse: {
            /** Format: uuid */
            id: string;
            /** @example Rosa Lind */
            name: string;
            /** @example rosa@example.org */
            email: string;
            role: components["schemas"]["Role"];
            emailVerified: boolean;
            /**
             * @description The address that takes the place of the present one as soon as the link mailed to it is opened
             * @example null
             */
            pendingEmail: string | null;
            /** @example null */
            avatarUrl: string | null;
            /** @example Mother of two, gardener */
            bio: string | null;
            /** @example Europe/Lisbon */
            timeZone: string;
            /**
             * @description In which apps and mails speak. While it is null the apps go by the browser, and mails are in en
             * @enum {string|null}
             */
            language: "en" | "es" | null;
            /** @description Whether other members see level and points */
            showLevelPublicly: boolean;
            /** Format: date-time */
            memberSince: string;
        };
        LoginRequest: {
            /**
             * Format: email
             * @example rosa@example.org
             */
            email: string;
            /** @example a walk among birches */
            password: string;
            /**
             * @description From the authenticator app, or a recovery code; asked for by 401 `code_required`
             * @example 492039
             */
            code?: string;
        };
        RefreshResponse: {
            /**
             * @description When to refresh again at the latest
             * @example 600
             */
            expiresInSeconds: number;
        };
        SessionResponse: {
            /** @description null for a visitor */
            account: components["schemas"]["MeResponse"] | null;
        };
        ForgotPasswordRequest: {
            /**
             * Format: email
             * @example rosa@example.org
             */
            email: string;
        };
        ResetPasswordRequest: {
            /**
             * @description From the link in the mail
             * @example hG8…
             */
            token: string;
            /**
             * @description 10 characters or more (15 for the coach), none of the common ones, not the person’s own name or e-mail
             * @example a walk among birches
             */
            password: string;
        };
        VerifyEmailRequest: {
            /**
             * @description From the link in the mail
             * @example hG8…
             */
            token: string;
        };
        SetAvatarRequest: {
            /** @description The storageUrl of an upload of one’s own with the purpose avatar */
            storageUrl: string;
        };
        ChangeEmailRequest: {
            /**
             * Format: email
             * @example rosa@example.org
             */
            newEmail: string;
            /** @example a walk among birches */
            password: string;
        };
        UpdateMeRequest: {
            /** @example Rosa Lind */
            name?: string;
            /** @description Empty or null removes it */
            bio?: string | null;
            /**
             * @description IANA name
             * @example Europe/Lisbon
             */
            timeZone?: string;
            /**
             * @description null: as the browser says
             * @enum {string|null}
             */
            language?: "en" | "es" | null;
            /** @description Whether other members see level and points */
            showLevelPublicly?: boolean;
        };
        ChangePasswordRequest: {
            /** @example a walk among birches */
            currentPassword: string;
            /**
             * @description 10 characters or more (15 for the coach), none of the common ones, not the person’s own name or e-mail
             * @example a walk among birches
             */
            newPassword: string;
        };
        LoginSessionResponse: {
            /** Format: uuid */
            id: string;
            /** @example Chrome on Android */
            device: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            lastSeenAt: string;
            /** @description The device that is asking */
            current: boolean;
        };
        SecondFactorResponse: {
            /** @description Signing in asks for a code */
            enabled: boolean;
            /** @example 10 */
            recoveryCodesLeft: number;
            /** @description It cannot be switched off, and until it is on every other call answers 403 `second_factor_required` */
            required: boolean;
        };
        SecondFactorSetupResponse: {
            /**
             * @description To be typed into the app
             * @example JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP
             */
            secret: string;
            /**
             * @description As a QR code
             * @example otpauth://totp/Willow%3Arosa%40example.org?secret=…
             */
            otpauthUrl: string;
        };
        ConfirmSecondFactorRequest: {
            /** @example 492039 */
            code: string;
        };
        RecoveryCodesResponse: {
            /**
             * @description Shown once; each works once
             * @example [
             *       "k7f2-m9qx-4tzc-w3hn"
             *     ]
             */
            recoveryCodes: string[];
        };
        /** @enum {string} */
        MediaKind: "image" | "video" | "audio" | "file" | "captions";
        MediaAssetResponse: {
            /** Format: uuid */
            id: string;
            /** @example garden.webp */
            fileName: string;
            fileType: components["schemas"]["MediaKind"];
            /** @example image/webp */
            mimeType: string;
            /** @description Bytes, as they are kept: pictures are written anew */
            fileSize: number;
            /** @description Opens the file for a quarter of an hour */
            url: string;
            /** @description Where the file lies; opens nothing by itself */
            storageUrl: string;
            width: number | null;
            height: number | null;
            durationSeconds: number | null;
            /** @description The same, as a download under its name */
            downloadUrl: string;
            /**
             * Format: uuid
             * @description Of a film
             */
            captionsAssetId: string | null;
            /** @description Of a film: opens its captions */
            captionsUrl: string | null;
            /** Format: date-time */
            createdAt: string;
        };
        MediaKindCountResponse: {
            fileType: components["schemas"]["MediaKind"];
            count: number;
        };
        /** @enum {string} */
        MediaPlace: "lesson" | "lesson_picture" | "module_picture" | "thumbnail" | "product_file" | "film" | "site";
        MediaUseResponse: {
            place: components["schemas"]["MediaPlace"];
            /**
             * Format: uuid
             * @description Of the lesson, module, product or film; of the site the file’s own
             */
            id: string;
            /** @example What she does not say */
            title: string;
            /**
             * Format: uuid
             * @description Of a lesson or module: its course
             */
            courseId?: string;
        };
        MediaAssetDetailResponse: {
            /** Format: uuid */
            id: string;
            /** @example garden.webp */
            fileName: string;
            fileType: components["schemas"]["MediaKind"];
            /** @example image/webp */
            mimeType: string;
            /** @description Bytes, as they are kept: pictures are written anew */
            fileSize: number;
            /** @description Opens the file for a quarter of an hour */
            url: string;
            /** @description Where the file lies; opens nothing by itself */
            storageUrl: string;
            width: number | null;
            height: number | null;
            durationSeconds: number | null;
            /** @description The same, as a download under its name */
            downloadUrl: string;
            /**
             * Format: uuid
             * @description Of a film
             */
            captionsAssetId: string | null;
            /** @description Of a film: opens its captions */
            captionsUrl: string | null;
            /** Format: date-time */
            createdAt: string;
            usedIn: components["schemas"]["MediaUseResponse"][];
        };
        AddMediaRequest: {
            /** @example garden.jpg */
            fileName: string;
            fileType: components["schemas"]["MediaKind"];
            /** @example image/jpeg */
            mimeType: string;
            /** @description Bytes, as they were sent */
            fileSize: number;
            /** @description The storageUrl of an upload of one’s own with the purpose media */
            storageUrl: string;
        };
        EditMediaRequest: {
            /**
             * @description Keeps the ending of what the file is
             * @example garden.webp
             */
            fileName?: string;
            /**
             * Format: uuid
             * @description Of a film: the captions shown with it where a lesson names no others
             */
            captionsAssetId?: string | null;
        };
        PutMediaRequest: {
            /**
             * @description Keeps the ending of what the file is
             * @example garden.webp
             */
            fileName?: string;
            /**
             * Format: uuid
             * @description Of a film: the captions shown with it where a lesson names no others
             */
            captionsAssetId?: string | null;
        };
        RemovedResponse: {
            /**
             * Format: uuid
             * @description What was removed
             */
            id: string;
        };
        StartMultipartRequest: {
            /** @example lesson-one.mp4 */
            filename: string;
            /** @example video/mp4 */
            type: string;
            /** @description Sent by Uppy; not kept */
            metadata?: {
                [key: string]: unknown;
            };
        };
        MultipartResponse: {
            uploadId: string;
            key: string;
        };
        UploadedPartResponse: {
            PartNumber: number;
            Size: number;
            ETag: string;
        };
        PartUrlResponse: {
            /** @description Send the part there with PUT */
            url: string;
            /** @description Seconds */
            expires: number;
        };
        PartRequest: {
            PartNumber: number;
            ETag: string;
        };
        CompleteMultipartRequest: {
            parts: components["schemas"]["PartRequest"][];
        };
        MultipartCompletedResponse: {
            /** @description The storageUrl for the call that uses the file */
            location: string;
        };
        MultipartAbortedResponse: {
            key: string;
        };
        /**
         * @description avatar is for everybody, the rest for the coach. Left out: the call that uses the file settles it, and checks its type and size then
         * @enum {string}
         */
        UploadPurpose: "avatar" | "thumbnail" | "file" | "media";
        UploadRequest: {
            /** @example forest.jpg */
            fileName?: string;
            /**
             * @description Required for the purposes avatar, thumbnail and media
             * @example image/jpeg
             */
            mimeType?: string;
            /** @description Bytes. Required for the purposes avatar, thumbnail and media */
            size?: number;
            /** @description avatar is for everybody, the rest for the coach. Left out: the call that uses the file settles it, and checks its type and size then */
            purpose?: components["schemas"]["UploadPurpose"];
        };
        UploadTicketResponse: {
            /** @description Send the raw bytes there with PUT, once, within ten minutes */
            uploadURL: string;
            /** @description The upload URL without its query; names the file in the call that uses it */
            storageUrl: string;
            /**
             * @description The PUT must carry these headers; they are signed. None where no mimeType was announced: any Content-Type may be sent
             * @example {
             *       "content-type": "image/jpeg"
             *     }
             */
            requiredHeaders: {
                [key: string]: string;
            };
            /** Format: date-time */
            expiresAt: string;
        };
        /** @enum {string} */
        LegalDocument: "terms" | "privacy" | "imprint" | "refunds";
        LegalPageResponse: {
            document: components["schemas"]["LegalDocument"];
            /** @description 0: a starting text, which its coach has not published anew */
            version: number;
            /** @description Cleaned HTML */
            html: string;
            /** @description Whether it still says what a new site says */
            isStartingText: boolean;
            /**
             * Format: date-time
             * @description null: a starting text
             */
            publishedAt: string | null;
        };
        LegalDraftResponse: {
            document: components["schemas"]["LegalDocument"];
            /** @description Grows with every save. Send it back as If-Match */
            version: number;
            /** @description Cleaned HTML */
            html: string;
            /** @description The version that visitors read; 0: the starting text */
            publishedVersion: number;
            /** @description Whether visitors read something else than this */
            hasChanges: boolean;
            /** @description Whether visitors still read what a new site says */
            isStartingText: boolean;
        };
        SaveLegalDraftRequest: {
            /** @description HTML; what may not stay is taken out */
            html: string;
        };
        LegalVersionResponse: {
            /** @example 3 */
            number: number;
            /** Format: date-time */
            publishedAt: string;
            /** @description Who published it; null: the account is gone */
            publishedBy: string | null;
        };
        RestoreLegalRequest: {
            /** @description The version to go back to; 0: the starting text */
            version: number;
        };
        /**
         * @description What everything is priced and sold in, by ISO 4217
         * @enum {string}
         */
        Currency: "usd" | "eur" | "gbp" | "cad" | "aud" | "nzd" | "chf" | "sgd" | "brl";
        SiteHeroResponse: {
            /**
             * @description A picture; of a film its poster
             * @example /media/hero-poster.webp
             */
            pictureUrl: string;
            /** @description Played without sound, over and over */
            filmUrl: string | null;
        };
        SitePicturesResponse: {
            /** @description The coach; null: a drawing takes the place */
            portraitUrl: string | null;
            /** @description At the beginning of the home page */
            hero: components["schemas"]["SiteHeroResponse"];
        };
        SiteResponse: {
            /** @description The edition; 0 before the first was published */
            edition: number;
            /** @description What everything is priced and sold in, by ISO 4217 */
            currency: components["schemas"]["Currency"];
            /** @description By whose clock the days of the business go: an IANA name */
            timeZone: string;
            place: components["schemas"]["SitePlace"];
            /** @description Without an empty name, first name or address */
            coach: components["schemas"]["SiteCoach"];
            /** @description null: there is none now */
            announcement: components["schemas"]["SiteAnnouncement"] | null;
            home: components["schemas"]["SiteHome"];
            coaching: components["schemas"]["SiteCoaching"];
            pictures: components["schemas"]["SitePicturesResponse"];
            /** @description The colours of the place as CSS; empty: the app’s own */
            stylesheet: string;
            socialLinks: components["schemas"]["SiteSocialLinks"];
        };
        /** @enum {string} */
        SitePalette: "evergreen" | "plum" | "lake" | "rose" | "earth";
        SitePaletteResponse: {
            name: components["schemas"]["SitePalette"];
            /** @example #2f5d50 */
            accent: string;
            /** @example #e4ece2 */
            soft: string;
        };
        SiteDraftResponse: {
            /** @description Grows with every save. Send it back as If-Match */
            version: number;
            content: components["schemas"]["SiteContent"];
            /** @description What may be chosen as colours */
            palettes: components["schemas"]["SitePaletteResponse"][];
            /** @description Whether visitors see something else than this */
            hasChanges: boolean;
            /** @description What visitors see; 0: the words a new site begins with */
            edition: number;
        };
        SaveSiteDraftRequest: {
            /** @description All of it */
            content: components["schemas"]["SiteContent"];
        };
        SiteEditionResponse: {
            /** @example 3 */
            number: number;
            /** Format: date-time */
            publishedAt: string;
            /** @description Who published it; null: the account is gone */
            publishedBy: string | null;
        };
        RestoreSiteRequest: {
            /** @description The edition to go back to; 0: the words a new site begins with */
            edition: number;
        };
        /** @enum {string} */
        SitePictureShape: "portrait" | "hero";
        BusinessResponse: {
            /**
             * @description Empty: what the place is called
             * @example Ada Stone Coaching LLC
             */
            name: string;
            /**
             * @example 4 Mill Lane
             *     Hood River, OR 97031
             */
            address: string;
            /** @example US 12-3456789 */
            taxNumber: string;
            /** @example R- */
            receiptPrefix: string;
            /**
             * @description What the next receipt is called
             * @example R-00043
             */
            nextReceipt: string;
            /**
             * @description By which days begin; that of the coach’s account until another was saved here
             * @example America/Los_Angeles
             */
            timeZone: string;
            /** @description Of all prices, by ISO 4217 */
            currency: components["schemas"]["Currency"];
            /** @description Somebody has been at the checkout, so the currency stays */
            hasOrders: boolean;
        };
        BusinessRequest: {
            /**
             * @description Who sells, on receipts; empty: what the place is called
             * @example Ada Stone Coaching LLC
             */
            name: string;
            /**
             * @description Postal, with its lines
             * @example 4 Mill Lane
             *     Hood River, OR 97031
             */
            address: string;
            /**
             * @description As receipts have it; may be empty
             * @example US 12-3456789
             */
            taxNumber: string;
            /**
             * @description Before the numbers of receipts from now on
             * @example R-
             */
            receiptPrefix: string;
            /**
             * @description IANA name; days begin by it
             * @example America/Los_Angeles
             */
            timeZone: string;
            /** @description Of all prices, by ISO 4217. It changes only as long as there is no order */
            currency: components["schemas"]["Currency"];
        };
        /** @enum {string} */
        TaxKind: "none" | "inclusive" | "exclusive";
        TaxResponse: {
            kind: components["schemas"]["TaxKind"];
            /** @example VAT */
            word: string;
            /**
             * @description In percent
             * @example 19
             */
            rate: string;
        };
        TaxRequest: {
            /** @description inclusive: prices contain it; exclusive: it is added to them at the checkout */
            kind: components["schemas"]["TaxKind"];
            /**
             * @description What it is called; needed unless there is none
             * @example VAT
             */
            word: string;
            /**
             * @description In percent, with at most three decimals; 0 only without tax
             * @example 19
             */
            rate: string;
        };
        ProductCourseResponse: {
            /**
             * Format: uuid
             * @description The course; a course shares the id of its product
             */
            id: string;
        };
        OutlineSectionNode: {
            /** Format: uuid */
            id: string;
            /** @example Listening */
            title: string;
            /** @example  */
            subtitle: string;
        };
        ModuleLockDto: {
            /** @enum {string} */
            kind: "date" | "days_after_enrollment" | "after_previous";
            /**
             * Format: date-time
             * @description With kind date: when it opens (UTC)
             */
            date?: string;
            days?: number;
        };
        OutlineModuleNode: {
            /** Format: uuid */
            id: string;
            /** @example Listening */
            title: string;
            /** Format: uuid */
            sectionId: string;
            /** @example  */
            subtitle: string;
            thumbnailUrl: string | null;
            lock: components["schemas"]["ModuleLockDto"] | null;
        };
        OutlineLessonNode: {
            /** Format: uuid */
            id: string;
            /** @example Listening */
            title: string;
            /** Format: uuid */
            moduleId: string;
            /** @example  */
            subtitle: string;
            /** @example  */
            description: string;
            thumbnailUrl: string | null;
            freePreview: boolean;
            /** @enum {string} */
            completionRule: "all_videos" | "by_hand";
            /** @example 1 */
            pageCount: number;
        };
        CourseOutlineResponse: {
            /** Format: uuid */
            id: string;
            /** @example Roots and Wings */
            title: string;
            /** @enum {string} */
            status: "draft" | "published" | "archived";
            sections: components["schemas"]["OutlineSectionNode"][];
            modules: components["schemas"]["OutlineModuleNode"][];
            lessons: components["schemas"]["OutlineLessonNode"][];
        };
        /** @enum {string} */
        OutlineLevel: "sections" | "modules" | "lessons" | "pages";
        AddToOutlineRequest: {
            /**
             * Format: uuid
             * @description Made by the client, so that a repeated call adds nothing
             */
            id?: string;
            /**
             * Format: uuid
             * @description The course, section, module or lesson to put it in
             */
            parentId: string;
            /** @example Listening */
            title: string;
            /**
             * Format: uuid
             * @description The sibling to stand behind; null: before all; missing: at the end
             */
            after?: string | null;
        };
        OutlinePlaceResponse: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            parentId: string;
            /**
             * @description Counted from 0 among its siblings
             * @example 0
             */
            position: number;
        };
        OutlinePlaceRequest: {
            /** Format: uuid */
            parentId: string;
            /**
             * Format: uuid
             * @description The sibling to stand behind; null: before all; missing: at the end
             */
            after?: string | null;
        };
        EditSectionRequest: {
            /** @example Listening */
            title?: string;
            subtitle?: string;
        };
        EditModuleRequest: {
            /** @example Listening */
            title?: string;
            subtitle?: string;
            /** @description null: always open */
            lock?: components["schemas"]["ModuleLockDto"] | null;
            /** @description The storageUrl of an upload of one’s own, or the address of a picture that is public already; null: none */
            thumbnailUrl?: string | null;
        };
        EditLessonRequest: {
            /** @example Listening */
            title?: string;
            subtitle?: string;
            description?: string;
            /** @description Open to visitors before they buy */
            freePreview?: boolean;
            /** @enum {string} */
            completionRule?: "all_videos" | "by_hand";
            /** @description The storageUrl of an upload of one’s own, or the address of a picture that is public already; null: none */
            thumbnailUrl?: string | null;
        };
        EditPageRequest: {
            /** @example Listening */
            title: string;
        };
        EditorPageResponse: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            lessonId: string;
            /** @example 0 */
            order: number;
            /** @example Page 1 */
            title: string;
            /** @example 4 */
            widgetCount: number;
            /**
             * @description Grows with every change of what lies in the lesson. Send it back as If-Match
             * @example 3
             */
            lessonVersion: number;
        };
        AddLessonPageRequest: {
            /**
             * Format: uuid
             * @description The lesson of the address
             */
            lessonId?: string;
            /**
             * @description Behind the last page there is, whatever the number
             * @example 0
             */
            order: number;
            /** @example Page 1 */
            title: string;
        };
        WidgetOrderDto: {
            /** Format: uuid */
            id: string;
            /** @example 0 */
            order: number;
        };
        ReorderWidgetsRequest: {
            /** @description Every widget of the page */
            widgetOrders: components["schemas"]["WidgetOrderDto"][];
        };
        LessonVersionResponse: {
            /**
             * @description Grows with every change of what lies in the lesson. Send it back as If-Match
             * @example 3
             */
            lessonVersion: number;
        };
        EditWidgetRequest: {
            /** @description All of them, as its type has them: what is left out is no more. Empty settings empty it */
            settings: components["schemas"]["TextWidgetInput"] | components["schemas"]["ImageWidgetInput"] | components["schemas"]["VideoWidgetInput"] | components["schemas"]["AudioWidgetInput"] | components["schemas"]["FileWidgetInput"] | components["schemas"]["ButtonWidgetInput"] | components["schemas"]["StopwatchWidgetInput"] | components["schemas"]["CalendlyWidgetInput"] | components["schemas"]["TypeformWidgetInput"] | components["schemas"]["QuestionWidgetInput"] | components["schemas"]["OpinionScaleWidgetInput"] | components["schemas"]["UnfilledWidgetSettings"];
        };
        PlaceWidgetRequest: {
            /**
             * Format: uuid
             * @description Its page, or another of the same course
             */
            pageId: string;
            /**
             * @description Where it shall stand; too large: at the end
             * @example 0
             */
            order: number;
        };
        /**
         * @description The types of the widgets that differ from the version before
         * @enum {string}
         */
        WidgetType: "text" | "image" | "video" | "audio" | "file" | "button" | "stopwatch" | "calendly" | "typeform" | "question" | "opinionScale";
        LessonVersionSummary: {
            /** Format: uuid */
            id: string;
            /**
             * @description The lessonVersion that it was
             * @example 3
             */
            version: number;
            /**
             * Format: date-time
             * @description When it became what it is
             */
            at: string;
            /**
             * @description null: it came with the course
             * @example Rosa Lind
             */
            by: string | null;
            /** @example 1 */
            pageCount: number;
            /** @example 4 */
            widgetCount: number;
            /** @description The types of the widgets that differ from the version before */
            changedTypes: components["schemas"]["WidgetType"][];
        };
        LessonVersionPage: {
            /** Format: uuid */
            id: string;
            /** @example Page 1 */
            title: string;
            widgets: components["schemas"]["Widget"][];
        };
        LessonVersionContentResponse: {
            /** Format: uuid */
            id: string;
            /**
             * @description The lessonVersion that it was
             * @example 3
             */
            version: number;
            /**
             * Format: date-time
             * @description When it became what it is
             */
            at: string;
            /**
             * @description null: it came with the course
             * @example Rosa Lind
             */
            by: string | null;
            /** @example 1 */
            pageCount: number;
            /** @example 4 */
            widgetCount: number;
            /** @description The types of the widgets that differ from the version before */
            changedTypes: components["schemas"]["WidgetType"][];
            pages: components["schemas"]["LessonVersionPage"][];
        };
        CopiedResponse: {
            /**
             * Format: uuid
             * @description The copy
             */
            id: string;
        };
        LessonTemplateResponse: {
            /** Format: uuid */
            id: string;
            /** @example Film and reflection */
            name: string;
            /** @description Comes with Sanctum and cannot be deleted */
            builtIn: boolean;
            /** @example 1 */
            pageCount: number;
            /** @description In their order */
            widgetTypes: components["schemas"]["WidgetType"][];
        };
        SaveLessonTemplateRequest: {
            /** @example My evening lesson */
            name: string;
            /**
             * Format: uuid
             * @description The lesson whose contents are kept as they are now
             */
            lessonId: string;
        };
        LessonFromTemplateRequest: {
            /** Format: uuid */
            templateId: string;
            /** @description Missing: the name of the template */
            title?: string;
            /**
             * Format: uuid
             * @description The lesson to stand behind; null: before all; missing: at the end
             */
            after?: string | null;
        };
        ClaimResponse: {
            /** Format: uuid */
            productId: string;
        };
        ProductFileResponse: {
            /** Format: uuid */
            id: string;
            /** @example forest-journal.pdf */
            fileName: string;
            /** @example application/pdf */
            mimeType: string;
            /**
             * @description Bytes
             * @example 1204224
             */
            fileSize: number;
            /** @description Downloads the file under its name; works for a quarter of an hour */
            url: string;
        };
        /**
         * @description closed: its buyer has taken it back
         * @enum {string}
         */
        ReceivedGiftState: "open" | "redeemed" | "closed";
        /** @enum {string} */
        ProductType: "course" | "digital_file" | "coaching" | "bundle";
        ReceivedGiftResponse: {
            /** @description closed: its buyer has taken it back */
            state: components["schemas"]["ReceivedGiftState"];
            /** Format: uuid */
            productId: string;
            type: components["schemas"]["ProductType"];
            /** @example The First Conversation */
            title: string;
            /** @example /api/media/public/0192f8a4 */
            thumbnailUrl: string | null;
            /**
             * @description null: the account is gone
             * @example Rosa Lind
             */
            senderName: string | null;
            /** @example Ida */
            recipientName: string | null;
            /** @example For the long evenings. */
            message: string | null;
            /** @description Redeemed by the person who asks */
            isYours: boolean;
            /** @description The person who asks owns it, by this gift or otherwise */
            isOwned: boolean;
        };
        RedeemedGiftResponse: {
            /**
             * Format: uuid
             * @description What is owned from now on
             */
            productId: string;
        };
        GiftLinkResponse: {
            /**
             * @description Whoever has it can redeem the gift
             * @example https://sanctum.example/gifts/2f9c
             */
            url: string;
        };
        /** @enum {string} */
        CouponStatus: "active" | "off" | "scheduled" | "ended" | "used_up" | "archived";
        /** @enum {string} */
        CouponKind: "percent" | "amount";
        CouponResponse: {
            /** Format: uuid */
            id: string;
            /**
             * @description In capitals
             * @example SPRING
             */
            code: string;
            status: components["schemas"]["CouponStatus"];
            kind: components["schemas"]["CouponKind"];
            /** @example 10 */
            percent: number | null;
            /** @example null */
            amount: string | null;
            /** @description None: all products */
            productIds: string[];
            /** Format: date-time */
            startsAt: string | null;
            /** Format: date-time */
            endsAt: string | null;
            maxUses: number | null;
            maxUsesPerPerson: number | null;
            isActive: boolean;
            /** @description Paid orders it was used for, without those refunded whole */
            timesUsed: number;
            /** @description Set aside for orders that are being paid */
            reserved: number;
            /**
             * @description Leads to the shop with the coupon in the cart
             * @example https://sanctum.example/c/SPRING
             */
            link: string;
            /** Format: date-time */
            createdAt: string;
            /**
             * @description Send it back as If-Match
             * @example 3
             */
            version: number;
        };
        NewCouponRequest: {
            kind: components["schemas"]["CouponKind"];
            /** @description Of kind percent */
            percent: number | null;
            /**
             * @description Of kind amount: US dollars off the products it is for, once an order
             * @example 10.00
             */
            amount: string | null;
            /** @description The products it is for; none: all */
            productIds: string[];
            /**
             * Format: date-time
             * @description From when on it can be used; null: at once
             */
            startsAt: string | null;
            /**
             * Format: date-time
             * @description Until when, that moment excluded; null: for good
             */
            endsAt: string | null;
            /** @description How many orders may use it; null: any number */
            maxUses: number | null;
            /** @description How many orders of one person may use it; null: any number */
            maxUsesPerPerson: number | null;
            /** @description Switched on */
            isActive: boolean;
            /**
             * @description Letters, digits and dashes; capitals or not is the same. It stays as it is
             * @example SPRING
             */
            code: string;
        };
        PutCouponRequest: {
            kind: components["schemas"]["CouponKind"];
            /** @description Of kind percent */
            percent: number | null;
            /**
             * @description Of kind amount: US dollars off the products it is for, once an order
             * @example 10.00
             */
            amount: string | null;
            /** @description The products it is for; none: all */
            productIds: string[];
            /**
             * Format: date-time
             * @description From when on it can be used; null: at once
             */
            startsAt: string | null;
            /**
             * Format: date-time
             * @description Until when, that moment excluded; null: for good
             */
            endsAt: string | null;
            /** @description How many orders may use it; null: any number */
            maxUses: number | null;
            /** @description How many orders of one person may use it; null: any number */
            maxUsesPerPerson: number | null;
            /** @description Switched on */
            isActive: boolean;
        };
        CartGiftResponse: {
            /** @example Ida */
            recipientName: string;
            /** @example ida@example.org */
            recipientEmail: string;
            /** @example For the long evenings. */
            message: string | null;
        };
        CartProductResponse: {
            /** @example The First Conversation */
            title: string;
            /** @example For Moms */
            category: string;
            /**
             * @description US dollars
             * @example 97.00
             */
            price: string;
            type: components["schemas"]["ProductType"];
            /** @example /api/media/public/0192f8a4 */
            thumbnailUrl: string | null;
        };
        CartItemResponse: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            productId: string;
            /** @enum {number} */
            quantity: 1;
            /** @description For whom it is; null: for the shopper */
            gift: components["schemas"]["CartGiftResponse"] | null;
            product: components["schemas"]["CartProductResponse"];
        };
        CartCountResponse: {
            /** @example 2 */
            count: number;
        };
        AddToCartRequest: {
            /** Format: uuid */
            productId: string;
            /**
             * @description Always 1: a digital product is bought once
             * @enum {number}
             */
            quantity: 1;
        };
        GiveInCartRequest: {
            /** @example Ida */
            recipientName: string;
            /**
             * Format: email
             * @description Where the link to redeem it goes once it is paid
             * @example rosa@example.org
             */
            recipientEmail: string;
            /** @example For the long evenings. */
            message?: string | null;
        };
        TaxNameResponse: {
            /** @example VAT 19% */
            label: string;
            /** @description Prices contain it; otherwise it is added to them */
            isIncluded: boolean;
        };
        LineDiscountResponse: {
            /** Format: uuid */
            productId: string;
            /**
             * @description What the coupon takes off its price
             * @example 9.70
             */
            discount: string;
        };
        CartCouponResponse: {
            /** @example SPRING */
            code: string;
            kind: components["schemas"]["CouponKind"];
            /** @example 10 */
            percent: number | null;
            /** @example null */
            amount: string | null;
            /**
             * @description Why it takes nothing off: off; not_started; ended; used_up; used_by_you: as often as one person may; not_for_these: the products of this cart. null: it does, or the cart is empty
             * @enum {string|null}
             */
            problem: "off" | "not_started" | "ended" | "used_up" | "used_by_you" | "not_for_these" | null;
            lines: components["schemas"]["LineDiscountResponse"][];
        };
        CartSummaryResponse: {
            /** @example 97.00 */
            subtotal: string;
            /** @example 9.70 */
            discount: string;
            /** @example 0.00 */
            tax: string;
            /** @description null: there is no tax */
            taxName: components["schemas"]["TaxNameResponse"] | null;
            /** @example 87.30 */
            total: string;
            coupon: components["schemas"]["CartCouponResponse"] | null;
        };
        ApplyCouponRequest: {
            /**
             * @description Capitals or not is the same
             * @example SPRING
             */
            code: string;
        };
        CheckoutConfigResponse: {
            /**
             * @description For Stripe.js
             * @example pk_test_sandbox
             */
            publishableKey: string;
            /** @description True while the payment sandbox stands in for Stripe: no real money moves */
            sandbox: boolean;
        };
        CheckoutLineResponse: {
            /** Format: uuid */
            productId: string;
            /** @example The First Conversation */
            title: string;
            /**
             * @description For whom it is; null: for the buyer
             * @example Ida
             */
            giftFor: string | null;
            /**
             * @description Before the discount
             * @example 97.00
             */
            price: string;
            /**
             * @description What the coupon takes off it
             * @example 9.70
             */
            discount: string;
        };
        PaymentIntentResponse: {
            /**
             * @description Good for this payment only: the operation says what to do with it
             * @example pi_3Q_secret_x
             */
            clientSecret: string;
            /**
             * Format: uuid
             * @description The order that the payment will settle
             */
            orderId: string;
            /**
             * @description The sum of the prices
             * @example 97.00
             */
            subtotal: string;
            /** @example 9.70 */
            discount: string;
            /**
             * @description The coupon of the cart
             * @example SPRING
             */
            couponCode: string | null;
            /** @example 0.00 */
            tax: string;
            /** @description null: there is no tax */
            taxName: components["schemas"]["TaxNameResponse"] | null;
            /** @example 87.30 */
            total: string;
            lines: components["schemas"]["CheckoutLineResponse"][];
        };
        SellerResponse: {
            /** @example Ada Stone Coaching LLC */
            name: string;
            /**
             * @description May be empty
             * @example 4 Mill Lane
             *     Hood River, OR 97031
             */
            address: string;
            /**
             * @description May be empty
             * @example US 12-3456789
             */
            taxNumber: string;
        };
        /** @enum {string} */
        OrderStatus: "pending" | "paid" | "partially_refunded" | "refunded" | "disputed" | "review" | "expired";
        /** @enum {string} */
        PartType: "course" | "digital_file" | "coaching";
        OrderPartResponse: {
            /** Format: uuid */
            productId: string;
            type: components["schemas"]["PartType"];
            /**
             * @description As it was when it was bought
             * @example The First Conversation
             */
            title: string;
        };
        /**
         * @description prepared: not sent, its payment waits; open: it can be redeemed; returning: its money is on the way back, and nobody can redeem it meanwhile
         * @enum {string}
         */
        GiftState: "prepared" | "open" | "redeemed" | "returning" | "refunded";
        OrderGiftResponse: {
            /** Format: uuid */
            id: string;
            /** @description prepared: not sent, its payment waits; open: it can be redeemed; returning: its money is on the way back, and nobody can redeem it meanwhile */
            state: components["schemas"]["GiftState"];
            /**
             * @description null: the account of who redeemed it is gone
             * @example Ida
             */
            recipientName: string | null;
            /** @example ida@example.org */
            recipientEmail: string | null;
            /** @example For the long evenings. */
            message: string | null;
            /** Format: date-time */
            redeemedAt: string | null;
        };
        OrderLineResponse: {
            /** Format: uuid */
            productId: string;
            type: components["schemas"]["ProductType"];
            /**
             * @description As it was when it was bought
             * @example The First Conversation
             */
            title: string;
            /**
             * @description Before the discount
             * @example 97.00
             */
            price: string;
            /**
             * @description What a coupon took off it
             * @example 9.70
             */
            discount: string;
            /** @example /api/media/public/0192f8a4 */
            thumbnailUrl: string | null;
            /** @description What came with a bundle; otherwise none */
            parts: components["schemas"]["OrderPartResponse"][];
            /** @description For whom it is; null: for the buyer */
            gift: components["schemas"]["OrderGiftResponse"] | null;
            /** @description Given by this order, to the buyer or as a gift; false while its payment waits or is checked */
            isDelivered: boolean;
            /** @description Its money has gone back, and with it the access that this order gave */
            isRefunded: boolean;
        };
        OrderResponse: {
            /** Format: uuid */
            id: string;
            /** @example S-10001 */
            number: string;
            /**
             * @description Counted without a gap; null until its money comes
             * @example R-00042
             */
            receiptNumber: string | null;
            /** @description As it was when the money came; until then as it is */
            seller: components["schemas"]["SellerResponse"];
            status: components["schemas"]["OrderStatus"];
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            paidAt: string | null;
            /**
             * @description The sum of the prices
             * @example 97.00
             */
            subtotal: string;
            /** @example 9.70 */
            discount: string;
            /** @example SPRING */
            couponCode: string | null;
            /** @example 0.00 */
            tax: string;
            /** @description null: there is no tax */
            taxName: components["schemas"]["TaxNameResponse"] | null;
            /** @example 87.30 */
            total: string;
            /**
             * @description What of it has gone back
             * @example 0.00
             */
            refunded: string;
            /**
             * @description ISO 4217, lower case
             * @example usd
             */
            currency: string;
            lines: components["schemas"]["OrderLineResponse"][];
            /**
             * @description Where the receipt goes
             * @example rosa@example.org
             */
            receiptEmail: string;
            /** @example visa */
            cardBrand: string | null;
            /** @example 4242 */
            cardLast4: string | null;
        };
        /** @enum {string} */
        SettledOrderStatus: "paid" | "partially_refunded" | "refunded" | "disputed" | "review";
        OrderedProductResponse: {
            /** Format: uuid */
            id: string;
            /**
             * @description As it was when it was bought
             * @example The First Conversation
             */
            title: string;
        };
        /**
         * @description How its dispute stands; null without one
         * @enum {string}
         */
        DisputeStage: "inquiry" | "needs_answer" | "answered" | "won" | "lost";
        CoachOrderResponse: {
            /** Format: uuid */
            id: string;
            /** @example S-10001 */
            number: string;
            /**
             * @description Of its receipt: counted without a gap, in the order in which money came
             * @example R-00042
             */
            receiptNumber: string | null;
            status: components["schemas"]["SettledOrderStatus"];
            /**
             * Format: date-time
             * @description When its money came
             */
            receivedAt: string;
            /**
             * Format: uuid
             * @description The student; also when the account is gone
             */
            buyerId: string;
            /**
             * @description null: the account is gone
             * @example Rosa Lind
             */
            buyerName: string | null;
            /** @example rosa@example.org */
            buyerEmail: string | null;
            /** @description In the order of the cart */
            products: components["schemas"]["OrderedProductResponse"][];
            /**
             * @description What came
             * @example 97.00
             */
            received: string;
            /**
             * @description What of it has gone back
             * @example 0.00
             */
            refunded: string;
            /**
             * @description What the payment provider took for it, disputes included, in the currency of the business; null: not known yet
             * @example 3.11
             */
            fee: string | null;
            /**
             * @description Of what was asked for, the tax
             * @example 15.49
             */
            tax: string;
            /** @description As it was then; null: there was none */
            taxName: components["schemas"]["TaxNameResponse"] | null;
            /**
             * @description ISO 4217, lower case
             * @example usd
             */
            currency: string;
            /** @description The coach has something to decide about it */
            waits: boolean;
            /** @description How its dispute stands; null without one */
            dispute: components["schemas"]["DisputeStage"] | null;
        };
        OrderCouponResponse: {
            /** Format: uuid */
            id: string;
            /**
             * @description As it was then
             * @example SPRING
             */
            code: string;
        };
        /**
         * @description open: by this order; waits: for the coach’s decision; ended; open_otherwise: by the coach or another order; not_given; gift: for somebody else, `gift` says more
         * @enum {string}
         */
        OrderLineAccess: "open" | "waits" | "ended" | "open_otherwise" | "not_given" | "gift";
        CoachOrderPartResponse: {
            /** Format: uuid */
            productId: string;
            /**
             * @description As it was when it was bought
             * @example The First Conversation
             */
            title: string;
        };
        CoachOrderGiftResponse: {
            /** Format: uuid */
            id: string;
            /** @description prepared: not sent, its payment waits; open: it can be redeemed; returning: its money is on the way back, and nobody can redeem it meanwhile */
            state: components["schemas"]["GiftState"];
            /**
             * @description null: the buyer or the recipient is gone
             * @example Ida
             */
            recipientName: string | null;
            /** @example ida@example.org */
            recipientEmail: string | null;
            /**
             * Format: uuid
             * @description The student who redeemed it
             */
            redeemedById: string | null;
            /** @example Ida Lind */
            redeemedByName: string | null;
            /** Format: date-time */
            redeemedAt: string | null;
        };
        CoachOrderLineResponse: {
            /** Format: uuid */
            productId: string;
            type: components["schemas"]["ProductType"];
            /**
             * @description As it was when it was bought
             * @example The First Conversation
             */
            title: string;
            /**
             * @description Before the discount
             * @example 97.00
             */
            price: string;
            /**
             * @description What a coupon took off it
             * @example 9.70
             */
            discount: string;
            /** Format: uuid */
            id: string;
            /** @description open: by this order; waits: for the coach’s decision; ended; open_otherwise: by the coach or another order; not_given; gift: for somebody else, `gift` says more */
            access: components["schemas"]["OrderLineAccess"];
            /** @description What came with a bundle; otherwise none */
            parts: components["schemas"]["CoachOrderPartResponse"][];
            /** @description For whom it is; null: for the buyer */
            gift: components["schemas"]["CoachOrderGiftResponse"] | null;
            /**
             * @description What of its price has gone back, or is on its way
             * @example 0.00
             */
            refunded: string;
            /**
             * @description What a refund of it alone gives back; null: it was refunded, or that is under way, or it is a gift that was redeemed
             * @example 97.00
             */
            refundable: string | null;
        };
        CoachOrderPaymentResponse: {
            /**
             * @description The payment at the payment provider
             * @example pi_3QabcDEfghIJklmn
             */
            id: string;
            /**
             * @description Where it can be seen: Stripe’s dashboard, or the sandbox
             * @example https://dashboard.stripe.com/payments/pi_3QabcDEfghIJklmn
             */
            url: string;
            /** @example visa */
            cardBrand: string | null;
            /** @example 4242 */
            cardLast4: string | null;
        };
        /**
         * @description pending: the payment provider has not said how it went
         * @enum {string}
         */
        RefundStatus: "pending" | "succeeded" | "failed";
        /**
         * @description console: asked for here; provider: made in the payment provider’s own dashboard; dispute: decided by the bank against the coach
         * @enum {string}
         */
        RefundOrigin: "console" | "provider" | "dispute";
        OrderRefundResponse: {
            /** Format: uuid */
            id: string;
            /** @description pending: the payment provider has not said how it went */
            status: components["schemas"]["RefundStatus"];
            /** @description console: asked for here; provider: made in the payment provider’s own dashboard; dispute: decided by the bank against the coach */
            origin: components["schemas"]["RefundOrigin"];
            /** @example 97.00 */
            amount: string;
            /**
             * @description Of it, the tax
             * @example 4.31
             */
            tax: string;
            /**
             * @description What it ends access to
             * @example [
             *       "The First Conversation"
             *     ]
             */
            titles: string[];
            /** Format: date-time */
            requestedAt: string;
            /** Format: date-time */
            settledAt: string | null;
            /** @example Bought by mistake. */
            reason: string | null;
            /**
             * @description Why it could not be made
             * @example null
             */
            failure: string | null;
            /** @description The coach is to say for which products it was */
            awaitsDecision: boolean;
        };
        OrderDisputeResponse: {
            /** Format: uuid */
            id: string;
            /** @description inquiry: the bank asks, and has taken no money yet */
            stage: components["schemas"]["DisputeStage"];
            /** @example 97.00 */
            amount: string;
            /**
             * @description The bank’s word for why
             * @example fraudulent
             */
            reason: string;
            /** Format: date-time */
            openedAt: string;
            /**
             * Format: date-time
             * @description Until when it can be answered
             */
            answerBy: string | null;
            /**
             * Format: date-time
             * @description When the bank decided
             */
            closedAt: string | null;
            /**
             * @description Where it is answered: Stripe’s dashboard, or the sandbox
             * @example https://dashboard.stripe.com/disputes/dp_3QabcDEfghIJklmn
             */
            url: string;
        };
        /** @enum {string} */
        OrderHappening: "made" | "received" | "held" | "given" | "granted" | "gift_sent" | "gift_redeemed" | "refund_requested" | "refunded" | "refund_failed" | "disputed" | "dispute_won" | "dispute_lost" | "mail";
        OrderHappeningResponse: {
            /** Format: date-time */
            at: string;
            what: components["schemas"]["OrderHappening"];
            /**
             * @description What it was about: titles, the kind of a mail, or the words that were kept
             * @example The First Conversation
             */
            about: string | null;
            /**
             * @description The money that moved
             * @example 97.00
             */
            amount: string | null;
            /**
             * @description Who did it
             * @example Rosa Lind
             */
            by: string | null;
        };
        CoachOrderDetailResponse: {
            /** Format: uuid */
            id: string;
            /** @example S-10001 */
            number: string;
            /**
             * @description Of its receipt: counted without a gap, in the order in which money came
             * @example R-00042
             */
            receiptNumber: string | null;
            status: components["schemas"]["SettledOrderStatus"];
            /**
             * Format: date-time
             * @description When its money came
             */
            receivedAt: string;
            /**
             * Format: uuid
             * @description The student; also when the account is gone
             */
            buyerId: string;
            /**
             * @description null: the account is gone
             * @example Rosa Lind
             */
            buyerName: string | null;
            /** @example rosa@example.org */
            buyerEmail: string | null;
            /** @description In the order of the cart */
            products: components["schemas"]["OrderedProductResponse"][];
            /**
             * @description What came
             * @example 97.00
             */
            received: string;
            /**
             * @description What of it has gone back
             * @example 0.00
             */
            refunded: string;
            /**
             * @description What the payment provider took for it, disputes included, in the currency of the business; null: not known yet
             * @example 3.11
             */
            fee: string | null;
            /**
             * @description Of what was asked for, the tax
             * @example 15.49
             */
            tax: string;
            /** @description As it was then; null: there was none */
            taxName: components["schemas"]["TaxNameResponse"] | null;
            /**
             * @description ISO 4217, lower case
             * @example usd
             */
            currency: string;
            /** @description The coach has something to decide about it */
            waits: boolean;
            /** @description How its dispute stands; null without one */
            dispute: components["schemas"]["DisputeStage"] | null;
            /**
             * Format: date-time
             * @description When the buyer came to the checkout
             */
            createdAt: string;
            /**
             * @description The sum of the prices
             * @example 97.00
             */
            subtotal: string;
            /**
             * @description What the coupon took off
             * @example 9.70
             */
            discount: string;
            coupon: components["schemas"]["OrderCouponResponse"] | null;
            /**
             * @description What was asked for
             * @example 87.30
             */
            total: string;
            lines: components["schemas"]["CoachOrderLineResponse"][];
            payment: components["schemas"]["CoachOrderPaymentResponse"];
            /**
             * @description What a refund of the whole order gives back: what came, less what went back or is under way
             * @example 97.00
             */
            refundable: string;
            /** @description The oldest first */
            refunds: components["schemas"]["OrderRefundResponse"][];
            /** @description The oldest first */
            disputes: components["schemas"]["OrderDisputeResponse"][];
            /** @description The oldest first */
            timeline: components["schemas"]["OrderHappeningResponse"][];
        };
        ExportListRequest: {
            /**
             * @description Field and direction, `ASC` or `DESC`. The operation names its fields
             * @example ["email","ASC"]
             */
            sort?: string;
            /**
             * @description A JSON object. `id` takes one id or a list; a text finds its parts in any case. The operation names its filters
             * @example {"q":"rosa"}
             */
            filter?: string;
        };
        /**
         * @description paid_without_access: something was paid for, was not refunded, and is not open; access_after_refund: open by an order that gave the money back; access_without_payment: open by an order that did not sell it; refunds_do_not_add_up: an order whose refunds are not what it says has gone back
         * @enum {string}
         */
        MoneyCheck: "paid_without_access" | "access_after_refund" | "access_without_payment" | "refunds_do_not_add_up";
        MoneyCheckResponse: {
            /** @description paid_without_access: something was paid for, was not refunded, and is not open; access_after_refund: open by an order that gave the money back; access_without_payment: open by an order that did not sell it; refunds_do_not_add_up: an order whose refunds are not what it says has gone back */
            check: components["schemas"]["MoneyCheck"];
            /**
             * @description How many orders; the list of orders filtered by `check` has them
             * @example 0
             */
            orders: number;
            /**
             * Format: date-time
             * @description When money and access were last compared; null on a new site, before the first time
             */
            comparedAt: string | null;
        };
        PreviewRefundRequest: {
            /** @description The lines of the order that go back; without them, all that is left of the order */
            lineIds?: string[];
        };
        RefundPreviewResponse: {
            /**
             * @description The sum that goes back
             * @example 97.00
             */
            amount: string;
            /** @description Access that ends, with the parts of bundles */
            ends: string[];
            /** @description What stays open, because the buyer has another right to it */
            stays: string[];
            /** @description Gifts that are taken back */
            takesBack: string[];
        };
        RefundOrderRequest: {
            /** @description The lines of the order that go back; without them, all that is left of the order */
            lineIds?: string[];
            /**
             * @description The sum that was shown; when it is another one by now, nothing is refunded
             * @example 97.00
             */
            amount: string;
            /**
             * @description For the coach alone, kept with the coach’s name and the time
             * @example Bought by mistake.
             */
            reason?: string;
        };
        DecideRefundRequest: {
            /** @description The lines it was for, whose access ends; none: it was a kindness, and all stays open */
            lineIds: string[];
        };
        /**
         * @description wrong_amount, wrong_currency: not what was asked for; wrong_owner: made for another order or account; paid_twice: the buyer owns it already
         * @enum {string}
         */
        PaymentReviewReason: "wrong_amount" | "wrong_currency" | "wrong_owner" | "paid_twice";
        ReviewedLineResponse: {
            /** Format: uuid */
            productId: string;
            type: components["schemas"]["ProductType"];
            /**
             * @description As it was when the order was made
             * @example The First Conversation
             */
            title: string;
            /** @example 97.00 */
            price: string;
            /** @description Open to the buyer because of this order; the other lines wait */
            isDelivered: boolean;
            /** @description The buyer owns it now, because of this order or of anything else */
            isOwned: boolean;
            /** @description Its money is on the way back */
            isRefunding: boolean;
        };
        PaymentReviewResponse: {
            /**
             * Format: uuid
             * @description The id of its order
             */
            id: string;
            /** @example S-10001 */
            orderNumber: string;
            /** @description wrong_amount, wrong_currency: not what was asked for; wrong_owner: made for another order or account; paid_twice: the buyer owns it already */
            reason: components["schemas"]["PaymentReviewReason"];
            /**
             * @description null: the account is gone
             * @example Rosa Lind
             */
            buyerName: string | null;
            /** @example rosa@example.org */
            buyerEmail: string | null;
            /**
             * @description What came
             * @example 97.00
             */
            received: string;
            /**
             * @description ISO 4217, lower case
             * @example usd
             */
            receivedCurrency: string;
            /**
             * @description What we asked for
             * @example 97.00
             */
            expected: string;
            /** @example usd */
            expectedCurrency: string;
            /**
             * @description The prices of the lines that wait, together
             * @example 27.00
             */
            waiting: string;
            lines: components["schemas"]["ReviewedLineResponse"][];
            /**
             * @description The payment at the payment provider
             * @example pi_3QabcDEfghIJklmn
             */
            paymentId: string;
            /**
             * @description Where the payment can be seen: Stripe’s dashboard, or the sandbox
             * @example https://dashboard.stripe.com/payments/pi_3QabcDEfghIJklmn
             */
            paymentUrl: string;
            /** @example visa */
            cardBrand: string | null;
            /** @example 4242 */
            cardLast4: string | null;
            /**
             * Format: date-time
             * @description When the money arrived
             */
            openedAt: string;
            /** @description What waits can be given: the buyer is there, and owns none of it */
            canGrant: boolean;
            /**
             * @description granted: what waited was given; refunded: its money went back; null: it waits
             * @enum {string|null}
             */
            resolution: "granted" | "refunded" | null;
            /** Format: date-time */
            resolvedAt: string | null;
            /** @example Rosa Lind */
            resolvedBy: string | null;
            /** @example Refunded in Stripe and told Rosa by mail. */
            note: string | null;
        };
        GrantPaymentRequest: {
            /**
             * @description What was done and why, kept with the coach’s name and the time
             * @example The bank had rounded the sum.
             */
            note: string;
        };
        WebhookResponse: {
            /** @enum {boolean} */
            received: true;
            /**
             * @description What came of it, for the log of the sender
             * @enum {string}
             */
            outcome: "paid" | "review" | "already_settled" | "canceled" | "refunded" | "refund_failed" | "disputed" | "dispute_lost" | "recorded" | "unknown_intent" | "ignored" | "duplicate";
        };
        PublicOfferingResponse: {
            /** Format: uuid */
            id: string;
            /** @example Free discovery call */
            title: string;
            /** @example A first conversation. */
            description: string;
            /** @example 30 */
            minutes: number;
            /**
             * @description Until how many minutes before it it can be cancelled
             * @example 120
             */
            cancelMinutes: number;
            /**
             * Format: date-time
             * @description What begins then or later cannot be booked yet
             */
            bookableUntil: string;
        };
        SlotResponse: {
            /**
             * Format: date-time
             * @example 2027-03-02T14:00:00.000Z
             */
            startsAt: string;
            /**
             * Format: date-time
             * @example 2027-03-02T14:30:00.000Z
             */
            endsAt: string;
        };
        BookRequest: {
            /**
             * Format: date-time
             * @description A time that is free
             * @example 2027-03-02T14:00:00Z
             */
            startsAt: string;
            /** @example Rosa Lind */
            name: string;
            /**
             * Format: email
             * @description Where the link to confirm goes
             * @example rosa@example.org
             */
            email: string;
            /**
             * @description What the visitor wants to talk about; the coach reads it
             * @example We talk past each other
             */
            note: string | null;
            /**
             * @description In which mails tell the time; IANA name
             * @example Australia/Sydney
             */
            timeZone: string;
        };
        HeldResponse: {
            /**
             * Format: date-time
             * @description Until when the mailed link has to be followed
             */
            heldUntil: string;
        };
        /** @enum {string} */
        BookingState: "unconfirmed" | "confirmed" | "cancelled" | "completed" | "no_show";
        LinkedBookingResponse: {
            state: components["schemas"]["BookingState"];
            /** @example Free discovery call */
            title: string;
            /** @example Rosa Lind */
            name: string;
            /** Format: date-time */
            startsAt: string;
            /** Format: date-time */
            endsAt: string;
            /**
             * Format: date-time
             * @description Of one that is unconfirmed: until when it can be; may be over
             */
            heldUntil: string | null;
            /**
             * Format: date-time
             * @description Until when it can be cancelled
             */
            cancelUntil: string;
            /** @description Once it is confirmed: where to meet */
            meetingLink: string | null;
            /** @description The coach’s words, of one that the coach has cancelled */
            cancelReason: string | null;
            /** @description The coach’s notes for this person */
            sharedNotes: string | null;
        };
        WeeklyHours: {
            /**
             * @description 1: Monday, 7: Sunday
             * @example 1
             */
            day: number;
            /**
             * @description By the clock on the wall; 24:00 is the end of the day
             * @example 09:00
             */
            from: string;
            /**
             * @description By the clock on the wall; 24:00 is the end of the day
             * @example 17:00
             */
            to: string;
        };
        DateHours: {
            /**
             * Format: date
             * @example 2027-03-08
             */
            date: string;
            /**
             * @description By the clock on the wall; 24:00 is the end of the day
             * @example 10:00
             */
            from: string;
            /**
             * @description By the clock on the wall; 24:00 is the end of the day
             * @example 12:00
             */
            to: string;
        };
        TimeOff: {
            /**
             * Format: date
             * @example 2027-07-01
             */
            from: string;
            /**
             * Format: date
             * @example 2027-07-14
             */
            to: string;
        };
        OfferingResponse: {
            /** @description For several at once, on dates that the coach sets; else for one */
            isGroup: boolean;
            /** @description Each place of the group is for two: a member and whom this member brings */
            forPairs: boolean;
            /** Format: uuid */
            id: string;
            /** @example Free discovery call */
            title: string;
            /** @example A first conversation. */
            description: string;
            /** @description Free, and booked without an account */
            isOpenToVisitors: boolean;
            /** @description It takes one of a member’s sessions; else it is free */
            needsCredit: boolean;
            /** @description It has hours and a place to meet, so that it can be booked */
            isBookable: boolean;
            /** @example 30 */
            minutes: number;
            /** @example 0 */
            bufferBefore: number;
            /** @example 10 */
            bufferAfter: number;
            /** @example 30 */
            increment: number;
            /** @example 1440 */
            noticeMinutes: number;
            /** @example 60 */
            horizonDays: number;
            /** @example 120 */
            cancelMinutes: number;
            meetingLink: string | null;
            /**
             * @description Until the coach chooses one, that of the coach’s calendar
             * @example America/New_York
             */
            timeZone: string;
            weeklyHours: components["schemas"]["WeeklyHours"][];
            dateHours: components["schemas"]["DateHours"][];
            timeOff: components["schemas"]["TimeOff"][];
            /**
             * @description Send it back as If-Match
             * @example 3
             */
            version: number;
        };
        PutOfferingRequest: {
            /** @example Free discovery call */
            title: string;
            /** @example A first conversation. */
            description: string;
            /** @description It takes one of a member’s sessions; else it is free. Never where visitors can book it. */
            needsCredit: boolean;
            /**
             * @description How long a meeting is
             * @example 30
             */
            minutes: number;
            /**
             * @description Minutes kept free before it
             * @example 0
             */
            bufferBefore: number;
            /**
             * @description Minutes kept free after it
             * @example 10
             */
            bufferAfter: number;
            /**
             * @description A meeting can begin every so many minutes
             * @example 30
             */
            increment: number;
            /**
             * @description How many minutes before it a meeting must be booked
             * @example 1440
             */
            noticeMinutes: number;
            /**
             * @description How many days ahead it can be booked
             * @example 60
             */
            horizonDays: number;
            /**
             * @description Until how many minutes before it whoever booked may cancel
             * @example 120
             */
            cancelMinutes: number;
            /**
             * @description Where the meeting is held, an https address; goes out with the confirmation. Null: not known yet
             * @example https://meet.example.org/room
             */
            meetingLink: string | null;
            /**
             * @description IANA name; whose clock the hours go by
             * @example America/New_York
             */
            timeZone: string;
            /** @description The hours of every week; none: nothing can be booked */
            weeklyHours: components["schemas"]["WeeklyHours"][];
            /** @description Dates that have hours of their own instead */
            dateHours: components["schemas"]["DateHours"][];
            /** @description Whole days without hours, both included */
            timeOff: components["schemas"]["TimeOff"][];
        };
        CreateOfferingRequest: {
            /** @example Free discovery call */
            title: string;
            /** @example A first conversation. */
            description: string;
            /** @description It takes one of a member’s sessions; else it is free. Never where visitors can book it. */
            needsCredit: boolean;
            /**
             * @description How long a meeting is
             * @example 30
             */
            minutes: number;
            /** @description For several at once, on dates that the coach sets; else for one */
            isGroup: boolean;
            /** @description Each place of the group is for two: a member and whom this member brings */
            forPairs: boolean;
        };
        BookingResponse: {
            /** Format: uuid */
            id: string;
            state: components["schemas"]["BookingState"];
            /** @example Free discovery call */
            title: string;
            /** Format: date-time */
            startsAt: string;
            /** Format: date-time */
            endsAt: string;
            /** @example Rosa Lind */
            name: string;
            /** @example rosa@example.org */
            email: string;
            /** @description A place on a date of a group */
            isGroup: boolean;
            /** @description Whom this person brings */
            companion: string | null;
            /** @description What brings this person here */
            note: string | null;
            /**
             * @description Where this person is
             * @example Australia/Sydney
             */
            timeZone: string;
            /**
             * Format: uuid
             * @description Null: a visitor without an account
             */
            studentId: string | null;
            /** @description Where it is held */
            meetingLink: string | null;
            /** @description Where this session alone is held; null: where the offering says */
            sessionLink: string | null;
            /** @description What was recorded of this session */
            recordingLink: string | null;
            /** @description The coach’s notes that the person reads, too */
            sharedNotes: string | null;
            /** @description The coach’s own note */
            privateNote: string | null;
            /**
             * @description Send it back as If-Match
             * @example 1
             */
            version: number;
            /** @description Why the coach has cancelled it */
            cancelReason: string | null;
            /**
             * Format: date-time
             * @description When it was asked for
             */
            createdAt: string;
        };
        PutBookingRequest: {
            /**
             * @description The person reads them, too
             * @example We begin with the evening walk.
             */
            sharedNotes: string | null;
            /**
             * @description The coach’s own, which nobody else sees
             * @example Ask about the sister.
             */
            privateNote: string | null;
            /**
             * @description Where this session alone is held, an https address; null: where the offering says
             * @example https://meet.example.org/another-room
             */
            sessionLink: string | null;
            /**
             * @description What was recorded of this session, an https address; everybody who had a place sees it
             * @example https://films.example.org/the-first-hour
             */
            recordingLink: string | null;
        };
        MoveBookingRequest: {
            /**
             * Format: date-time
             * @description When it is to begin
             * @example 2027-03-02T14:00:00Z
             */
            startsAt: string;
            /** @description Also outside the hours, the notice and the horizon of its offering; never over another session */
            anyTime: boolean;
        };
        /**
         * @description Held, missed, or `confirmed`: neither was said
         * @enum {string}
         */
        BookingOutcome: "confirmed" | "completed" | "no_show";
        SettleBookingRequest: {
            /** @description Held, missed, or `confirmed`: neither was said */
            outcome: components["schemas"]["BookingOutcome"];
        };
        CancelBookingRequest: {
            /**
             * @description Goes to the person in the mail
             * @example I am ill that day. Please choose another time.
             */
            reason: string;
        };
        BookOnBehalfRequest: {
            /** Format: uuid */
            studentId: string;
            /** Format: uuid */
            offeringId: string;
            /**
             * Format: date-time
             * @description When it is to begin
             * @example 2027-03-02T14:00:00Z
             */
            startsAt: string;
            /** @description Also outside the hours, the notice and the horizon of its offering; never over another session */
            anyTime: boolean;
            /** @description It takes one of the member’s sessions, where the offering needs them; else it is a gift */
            usesCredit: boolean;
            /**
             * @description What it is about; the member reads it, too
             * @example As we agreed on the phone
             */
            note: string | null;
        };
        CalendarFeedResponse: {
            /**
             * Format: date-time
             * @description Since when there is an address; null: there is none
             */
            since: string | null;
        };
        NewCalendarFeedResponse: {
            /**
             * Format: uri
             * @description Shown this once. Whoever has it reads the calendar, so it is a secret.
             */
            url: string;
        };
        PackageOfferResponse: {
            /** Format: uuid */
            productId: string;
            /** @example Five sessions */
            title: string;
            /** @example 5 */
            sessions: number;
            /**
             * @description In how many days after the purchase they have to begin; null: whenever
             * @example 180
             */
            validDays: number | null;
            /**
             * @description In cents
             * @example 60000
             */
            priceCents: number;
            /** @example usd */
            currency: string;
            /** @description The member has it already, and it is not sold twice */
            isOwned: boolean;
        };
        MemberOfferingResponse: {
            /** Format: uuid */
            id: string;
            /** @example Free discovery call */
            title: string;
            /** @example A first conversation. */
            description: string;
            /** @example 30 */
            minutes: number;
            /**
             * @description Until how many minutes before it it can be cancelled
             * @example 120
             */
            cancelMinutes: number;
            /**
             * Format: date-time
             * @description What begins then or later cannot be booked yet
             */
            bookableUntil: string;
            /** @description It takes one of the member’s sessions; else it is free */
            needsCredit: boolean;
            /** @description It has dates with places instead of free times */
            isGroup: boolean;
            /** @description Each place is for two: the member and whom the member brings */
            forPairs: boolean;
            /**
             * @description Sessions the member can still book
             * @example 3
             */
            creditsLeft: number;
            /**
             * Format: date-time
             * @description When the first of them expire; null: none do
             */
            creditsExpireAt: string | null;
            /** @description What brings sessions of it, the smallest first */
            packages: components["schemas"]["PackageOfferResponse"][];
        };
        BookSessionRequest: {
            /**
             * Format: date-time
             * @description A time that is free
             * @example 2027-03-02T14:00:00Z
             */
            startsAt: string;
            /**
             * @description What the member wants to talk about; the coach reads it
             * @example The mornings before school
             */
            note: string | null;
            /**
             * @description In which mails tell the time; IANA name
             * @example Australia/Sydney
             */
            timeZone: string;
        };
        MemberBookingResponse: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            offeringId: string;
            state: components["schemas"]["BookingState"];
            /** @example One-on-one coaching */
            title: string;
            /** Format: date-time */
            startsAt: string;
            /** Format: date-time */
            endsAt: string;
            /**
             * Format: date-time
             * @description From when on it can be joined
             */
            joinFrom: string;
            /** @description While it is booked: where to meet */
            meetingLink: string | null;
            /**
             * Format: date-time
             * @description Until when it can be moved or cancelled; null: it cannot any more
             */
            changeUntil: string | null;
            /** @description Cancelled in time, its session can be booked again */
            usesCredit: boolean;
            /**
             * Format: date-time
             * @description Before when it has to begin, because its session expires then; null: whenever
             */
            creditExpiresAt: string | null;
            /** @description It is held for several at once, so that it keeps its time */
            isGroup: boolean;
            /** @description Whom the member brings */
            companion: string | null;
            /** @description What the member wants to talk about */
            note: string | null;
            /** @description The coach’s notes for this member */
            sharedNotes: string | null;
            /** @description What was recorded of it */
            recordingLink: string | null;
            /** @description Why the coach has cancelled it */
            cancelReason: string | null;
        };
        /** @enum {string} */
        BookingPeriod: "upcoming" | "past";
        MemberBookingListResponse: {
            items: components["schemas"]["MemberBookingResponse"][];
            /**
             * @description Of all pages
             * @example 12
             */
            total: number;
            /** @example 1 */
            page: number;
            /** @example 12 */
            pageSize: number;
        };
        MoveSessionRequest: {
            /**
             * Format: date-time
             * @description A time that is free
             * @example 2027-03-02T14:00:00Z
             */
            startsAt: string;
        };
        PackageResponse: {
            /** Format: uuid */
            productId: string;
            /**
             * Format: uuid
             * @description Null: it brings none
             */
            offeringId: string | null;
            /** @example 5 */
            sessions: number | null;
            /** @example 180 */
            validDays: number | null;
        };
        PutPackageRequest: {
            /**
             * Format: uuid
             * @description Of which offering the sessions are; it needs them
             */
            offeringId: string;
            /** @example 5 */
            sessions: number;
            /**
             * @description In how many days after the purchase they have to begin; null: whenever
             * @example 180
             */
            validDays: number | null;
        };
        /** @enum {string} */
        CreditSource: "order" | "gift" | "coach";
        StudentCreditResponse: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            offeringId: string;
            /**
             * @description Of the offering
             * @example One-on-one coaching
             */
            title: string;
            source: components["schemas"]["CreditSource"];
            /** @example 5 */
            sessions: number;
            /**
             * @description That can still be booked; 0 when ended or expired
             * @example 3
             */
            left: number;
            /** Format: date-time */
            expiresAt: string | null;
            /**
             * Format: date-time
             * @description Refunded, or taken back
             */
            endedAt: string | null;
            /** Format: date-time */
            createdAt: string;
        };
        GiveSessionsRequest: {
            /**
             * @description Kept in the audit log; the student never sees it
             * @example Asked for it by phone
             */
            reason: string;
            /**
             * Format: uuid
             * @description An offering that takes sessions
             */
            offeringId: string;
            /** @example 1 */
            sessions: number;
            /**
             * @description In how many days they have to begin; null: whenever
             * @example 90
             */
            validDays: number | null;
        };
        ReasonRequest: {
            /**
             * @description Kept in the audit log; the student never sees it
             * @example Asked for it by phone
             */
            reason: string;
        };
        CoachDateResponse: {
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            startsAt: string;
            /** Format: date-time */
            endsAt: string;
            /**
             * @description Of pairs, where it is for pairs
             * @example 15
             */
            places: number;
            /** @example 11 */
            booked: number;
            /**
             * @description Kept for those who waited and were offered one
             * @example 1
             */
            kept: number;
            /**
             * @description Who waits and was not offered a place yet
             * @example 2
             */
            waiting: number;
        };
        AddDateRequest: {
            /**
             * Format: date-time
             * @description When it begins; it is as long as its offering says
             * @example 2027-03-02T14:00:00Z
             */
            startsAt: string;
            /** @example 15 */
            places: number;
        };
        ResizeDateRequest: {
            /** @example 15 */
            places: number;
        };
        GivePlaceRequest: {
            /** Format: uuid */
            studentId: string;
            /** @description It takes one of the member’s sessions, where the offering needs them; else it is a gift */
            usesCredit: boolean;
            /**
             * @description What it is about; the member reads it, too
             * @example As we agreed on the phone
             */
            note: string | null;
            /**
             * @description Whom the member brings; needed where a place is for two, null elsewhere
             * @example Juni
             */
            companion: string | null;
        };
        CallOffDateRequest: {
            /**
             * @description Goes out by mail to everybody who has a place
             * @example I have lost my voice. The next date is in two weeks.
             */
            reason: string;
        };
        MemberDateResponse: {
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            startsAt: string;
            /** Format: date-time */
            endsAt: string;
            /**
             * @description Neither booked nor kept for whoever waits
             * @example 4
             */
            placesLeft: number;
            /**
             * Format: uuid
             * @description The member’s own place; null: none
             */
            bookingId: string | null;
            /** @description The member waits for a place */
            isWaiting: boolean;
            /**
             * Format: date-time
             * @description Until then a place is kept for the member, who has waited; null: none is
             */
            offeredUntil: string | null;
        };
        WaitedDateResponse: {
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            startsAt: string;
            /** Format: date-time */
            endsAt: string;
            /**
             * @description Neither booked nor kept for whoever waits
             * @example 4
             */
            placesLeft: number;
            /**
             * Format: uuid
             * @description The member’s own place; null: none
             */
            bookingId: string | null;
            /** @description The member waits for a place */
            isWaiting: boolean;
            /**
             * Format: date-time
             * @description Until then a place is kept for the member, who has waited; null: none is
             */
            offeredUntil: string | null;
            /**
             * Format: uuid
             * @description The group: its dates are where a place is taken
             */
            offeringId: string;
            /**
             * @description Of the group
             * @example An evening for two
             */
            title: string;
        };
        BookPlaceRequest: {
            /**
             * @description What the member wants to talk about; the coach reads it
             * @example The mornings before school
             */
            note: string | null;
            /**
             * @description In which mails tell the time; IANA name
             * @example Australia/Sydney
             */
            timeZone: string;
            /**
             * @description Whom the member brings; needed where a place is for two, null elsewhere
             * @example Juni
             */
            companion: string | null;
        };
        MyReviewResponse: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            productId: string;
            /** @example 5 */
            rating: number;
            text: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            editedAt: string | null;
            /** @description The coach's reply */
            answer: string | null;
            /** @description Why the coach hid it: then nobody else sees it, also after an edit; null: visible */
            hiddenReason: string | null;
        };
        MyReviewHolder: {
            /** @description null: none written yet */
            review: components["schemas"]["MyReviewResponse"] | null;
        };
        WriteReviewRequest: {
            /**
             * @description Stars
             * @example 5
             */
            rating: number;
            /** @example We do the evening questions every Sunday now. */
            text: string;
        };
        ProductCardResponse: {
            /** @example The Rooted Mother */
            title: string;
            /** @enum {string} */
            category: "For Moms" | "For Girls" | "Private Coaching" | "Group Coaching" | "Digital Download" | "Workbooks" | "Guides" | "Templates" | "Resources";
            /** @example Self-Paced */
            duration: string | null;
            tags: ("For Mothers" | "For Daughters" | "Life Skills" | "Spirituality" | "Emotional Intelligence" | "Relationships" | "Growing Up" | "Becoming a Woman" | "Self-Discovery" | "Confidence")[];
            /** @example An oak with its roots drawn in gold. */
            thumbnailAlt: string;
            /**
             * Format: uuid
             * @description For a course this is the id of the course, too
             */
            id: string;
            type: components["schemas"]["ProductType"];
            /** @example Rosa Lind */
            creator: string;
            /**
             * @description In the currency of the business; null is free
             * @example 97.00
             */
            price: string | null;
            /**
             * @description Of visible reviews; null: none yet
             * @example 4.8
             */
            rating: number | null;
            /** @example 12 */
            reviewCount: number;
            /** @example /api/media/public/0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa */
            thumbnailUrl: string | null;
            /**
             * @description People who own it now
             * @example 48
             */
            students: number;
            /** @description Whether the person asking owns it */
            owned: boolean;
        };
        ProductListResponse: {
            items: components["schemas"]["ProductCardResponse"][];
            /**
             * @description Of all pages
             * @example 12
             */
            total: number;
            /** @example 1 */
            page: number;
            /** @example 12 */
            pageSize: number;
        };
        OutlineLessonResponse: {
            /** Format: uuid */
            id: string;
            /** @example Where you are standing */
            title: string;
            /**
             * @description Of its videos and recordings
             * @example 312
             */
            durationSeconds: number | null;
            /** @description Open to everyone before they buy */
            freePreview: boolean;
        };
        OutlineModuleResponse: {
            /** Format: uuid */
            id: string;
            /** @example Roots */
            title: string;
            /** @example What holds you */
            subtitle: string;
            /** @example 3 */
            lessonCount: number;
            /** @description Of a module that opens later: its free previews only, `lessonCount` counts all */
            lessons: components["schemas"]["OutlineLessonResponse"][];
        };
        OutlineSectionResponse: {
            /** Format: uuid */
            id: string;
            /** @example Part one */
            title: string;
            /** @example Below the ground */
            subtitle: string;
            modules: components["schemas"]["OutlineModuleResponse"][];
        };
        FileSummaryResponse: {
            /** @example forest-journal.pdf */
            fileName: string;
            /**
             * @description Bytes
             * @example 1204224
             */
            fileSize: number;
        };
        BundlePartResponse: {
            /** @example The Rooted Mother */
            title: string;
            /** @example An oak with its roots drawn in gold. */
            thumbnailAlt: string;
            /**
             * Format: uuid
             * @description For a course this is the id of the course, too
             */
            id: string;
            type: components["schemas"]["ProductType"];
            /**
             * @description In the currency of the business; null is free
             * @example 97.00
             */
            price: string | null;
            /** @example /api/media/public/0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa */
            thumbnailUrl: string | null;
            /** @description Whether the person asking owns it */
            owned: boolean;
        };
        ProductDetailResponse: {
            /** @example The Rooted Mother */
            title: string;
            /** @enum {string} */
            category: "For Moms" | "For Girls" | "Private Coaching" | "Group Coaching" | "Digital Download" | "Workbooks" | "Guides" | "Templates" | "Resources";
            /** @example Self-Paced */
            duration: string | null;
            tags: ("For Mothers" | "For Daughters" | "Life Skills" | "Spirituality" | "Emotional Intelligence" | "Relationships" | "Growing Up" | "Becoming a Woman" | "Self-Discovery" | "Confidence")[];
            /** @example An oak with its roots drawn in gold. */
            thumbnailAlt: string;
            /**
             * Format: uuid
             * @description For a course this is the id of the course, too
             */
            id: string;
            type: components["schemas"]["ProductType"];
            /** @example Rosa Lind */
            creator: string;
            /**
             * @description In the currency of the business; null is free
             * @example 97.00
             */
            price: string | null;
            /**
             * @description Of visible reviews; null: none yet
             * @example 4.8
             */
            rating: number | null;
            /** @example 12 */
            reviewCount: number;
            /** @example /api/media/public/0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa */
            thumbnailUrl: string | null;
            /**
             * @description People who own it now
             * @example 48
             */
            students: number;
            /** @description Whether the person asking owns it */
            owned: boolean;
            /** @example Ten lessons for mothers who carry everything. */
            summary: string;
            /** @description Paragraphs, parted by an empty line */
            description: string;
            /**
             * @example [
             *       "10 lessons",
             *       "A journal (PDF)"
             *     ]
             */
            whatsInside: string[];
            /** @description Of a course; null otherwise */
            outline: components["schemas"]["OutlineSectionResponse"][] | null;
            /** @description What a buyer may download */
            files: components["schemas"]["FileSummaryResponse"][];
            /** @description What comes with a bundle; otherwise none */
            parts: components["schemas"]["BundlePartResponse"][];
            /**
             * @description What the parts of a bundle cost one by one; null: it is no bundle
             * @example 124.00
             */
            partsPrice: string | null;
            /**
             * @description How many visible reviews gave 1 to 5 stars
             * @example {
             *       "1": 0,
             *       "2": 0,
             *       "3": 1,
             *       "4": 3,
             *       "5": 8
             *     }
             */
            ratingCounts: {
                [key: string]: number;
            };
        };
        ReviewResponse: {
            /** Format: uuid */
            id: string;
            /**
             * @description First name and initial
             * @example Priya R.
             */
            author: string;
            /** @example 5 */
            rating: number;
            /** @example We do the evening questions every Sunday now. */
            text: string;
            /** Format: date-time */
            createdAt: string;
            /** @description The coach's reply */
            answer: string | null;
        };
        ReviewListResponse: {
            items: components["schemas"]["ReviewResponse"][];
            /**
             * @description Of all pages
             * @example 12
             */
            total: number;
            /** @example 1 */
            page: number;
            /** @example 12 */
            pageSize: number;
        };
        TopicsResponse: {
            topics: ("For Mothers" | "For Daughters" | "Life Skills" | "Spirituality" | "Emotional Intelligence" | "Relationships" | "Growing Up" | "Becoming a Woman" | "Self-Discovery" | "Confidence")[];
        };
        LibraryItemResponse: {
            /**
             * Format: uuid
             * @example 0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa
             */
            productId: string;
            type: components["schemas"]["ProductType"];
            /** @example Roots and Wings */
            title: string;
            thumbnailUrl: string | null;
            /**
             * Format: date-time
             * @description Owned since
             */
            since: string;
            /** @description Of courses; null for everything else */
            progressPercent: number | null;
        };
        ClassroomCourseResponse: {
            /**
             * Format: uuid
             * @example 0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa
             */
            id: string;
            /** @example Roots and Wings */
            title: string;
            description: string;
            /** @example /api/media/public/0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa */
            thumbnailUrl: string | null;
            /**
             * @description Percent
             * @example 40
             */
            progress: number;
            /** @description Stays true when the coach adds a lesson afterwards */
            isCompleted: boolean;
            /** @description false: draft or archived; its owners keep it all the same */
            isPublished: boolean;
            /** @example 5 */
            totalModules: number;
            /** @example 2 */
            completedModules: number;
            /**
             * Format: uuid
             * @description Where to go on: the lesson the member left, else the first open one that is not finished. null: all is finished, what is left is locked, or the course has no lessons yet
             */
            nextLessonId: string | null;
            /**
             * Format: uuid
             * @description The module of that lesson
             */
            nextModuleId: string | null;
            /**
             * Format: date-time
             * @description null: not begun
             */
            lastLearnedAt: string | null;
        };
        LessonVideoResponse: {
            /**
             * Format: uuid
             * @description The video widget
             * @example 0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa
             */
            id: string;
            /** @example A breath before the answer */
            title: string;
            /**
             * @description Seconds
             * @example 312
             */
            durationSeconds: number | null;
            completed: boolean;
        };
        LearnerLessonResponse: {
            /**
             * Format: uuid
             * @example 0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa
             */
            id: string;
            /** @example The first quiet minute */
            title: string;
            /**
             * @description Empty when there is none
             * @example Sixty seconds before the answer
             */
            subtitle: string;
            /** @example Why a pause is the kindest answer. */
            description: string;
            /** @example /api/media/public/0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa */
            thumbnailUrl: string | null;
            completed: boolean;
            /** @description Locked lessons cannot be selected */
            locked: boolean;
            freePreview: boolean;
            /**
             * @description all_videos: once every video is complete; by_hand: whenever the member says so
             * @enum {string}
             */
            completionRule: "all_videos" | "by_hand";
            videos: components["schemas"]["LessonVideoResponse"][];
        };
        LearnerModuleResponse: {
            /**
             * Format: uuid
             * @example 0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa
             */
            id: string;
            /** @example Roots */
            title: string;
            /** @example What holds the two of you */
            subtitle: string;
            /** @example /api/media/public/0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa */
            thumbnailUrl: string | null;
            isCompleted: boolean;
            /** @description A locked module shows its title; none of its lessons are in any answer */
            isLocked: boolean;
            /**
             * Format: date-time
             * @example null
             */
            unlockDate: string | null;
            lessons: components["schemas"]["LearnerLessonResponse"][];
        };
        LearnerSectionResponse: {
            /**
             * Format: uuid
             * @example 0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa
             */
            id: string;
            /** @example Listening */
            title: string;
            /** @example  */
            subtitle: string;
            modules: components["schemas"]["LearnerModuleResponse"][];
        };
        CourseForLearnerResponse: {
            /**
             * Format: uuid
             * @example 0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa
             */
            id: string;
            /** @example Roots and Wings */
            title: string;
            description: string;
            thumbnailUrl: string | null;
            /** @example 40 */
            progressPercent: number;
            /** @example 10 */
            totalLessons: number;
            /** @example 4 */
            completedLessons: number;
            /** @description Stays true when the coach adds a lesson afterwards */
            isCompleted: boolean;
            sections: components["schemas"]["LearnerSectionResponse"][];
        };
        LessonPageResponse: {
            /**
             * Format: uuid
             * @example 0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa
             */
            id: string;
            /** @example Page 1 */
            title: string;
            /** @example 0 */
            order: number;
            widgets: components["schemas"]["DeliveredWidget"][];
        };
        LessonForLearnerResponse: {
            /**
             * Format: uuid
             * @example 0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa
             */
            id: string;
            /**
             * Format: uuid
             * @example 0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa
             */
            moduleId: string;
            /**
             * Format: uuid
             * @example 0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa
             */
            courseId: string;
            /** @example The first quiet minute */
            title: string;
            /**
             * @description Empty when there is none
             * @example Sixty seconds before the answer
             */
            subtitle: string;
            description: string;
            thumbnailUrl: string | null;
            completed: boolean;
            pages: components["schemas"]["LessonPageResponse"][];
        };
        CompletionResponse: {
            /** @example 50 */
            progressPercent: number;
            lessonCompleted: boolean;
            courseCompleted: boolean;
            /**
             * Format: uuid
             * @description The lesson after this one, across modules. null after the last one, and when the next module is still locked: look at `courseCompleted` to tell the two apart
             */
            nextLessonId: string | null;
        };
        VideoPositionResponse: {
            /** Format: uuid */
            videoId: string;
            /**
             * @description Whole seconds
             * @example 75
             */
            videoTimestamp: number;
        };
        CourseProgressResponse: {
            /**
             * @description Among all modules of the course, in order
             * @example 0
             */
            currentModuleIndex: number;
            /**
             * @description Within that module
             * @example 2
             */
            currentLessonIndex: number;
            /**
             * @description Whole seconds
             * @example 75
             */
            videoTimestamp: number;
            /**
             * Format: uuid
             * @description null: nothing saved yet
             */
            lessonId: string | null;
            /** Format: uuid */
            videoId: string | null;
            /** Format: date-time */
            updatedAt: string | null;
            /** @description Where the member left each video of the course, also those of other lessons */
            videoPositions: components["schemas"]["VideoPositionResponse"][];
        };
        SaveCourseProgressRequest: {
            /** @example 0 */
            moduleIndex: number;
            /** @example 2 */
            lessonIndex: number;
            /**
             * @description Whole seconds
             * @example 75
             */
            videoTimestamp: number;
            /**
             * Format: uuid
             * @description The lesson the indexes were read from; wins over them
             */
            lessonId?: string;
            /**
             * Format: uuid
             * @description The video within the lesson
             */
            videoId?: string;
            /**
             * Format: uuid
             * @description Names the device; needed for `sequence`
             */
            deviceId?: string;
            /** @description Grows with every save of a device; a save that comes late is ignored */
            sequence?: number;
            /**
             * Format: uuid
             * @description Names one opened player page; made anew with every page. Needed for `watchedSeconds`
             */
            viewingId?: string;
            /**
             * @description Whole seconds of `videoId` really played in this viewing so far, seeking and pauses not counted: a sum that only grows. The server keeps the greatest, so doubled and stale saves count once
             * @example 65
             */
            watchedSeconds?: number;
        };
        StudentLessonResponse: {
            /** Format: uuid */
            id: string;
            /** @example The inherited voice */
            title: string;
            isCompleted: boolean;
        };
        StudentModuleResponse: {
            /** Format: uuid */
            id: string;
            /** @example Roots */
            title: string;
            /** @description For this member now */
            isLocked: boolean;
            /**
             * Format: date-time
             * @description When it opens by itself; null: it is open, or that depends on the member
             */
            unlockDate: string | null;
            /** @description Opened early by the coach and not begun yet: it can be taken back */
            isOpenedEarly: boolean;
            isCompleted: boolean;
            lessons: components["schemas"]["StudentLessonResponse"][];
        };
        StudentSectionResponse: {
            /** Format: uuid */
            id: string;
            /** @example Beginnings */
            title: string;
            modules: components["schemas"]["StudentModuleResponse"][];
        };
        StudentCourseResponse: {
            /** Format: uuid */
            courseId: string;
            /** @example The Rooted Mother */
            title: string;
            /** @example 41 */
            progressPercent: number;
            sections: components["schemas"]["StudentSectionResponse"][];
        };
        /** @enum {string} */
        ProgressLevel: "lesson" | "module" | "course";
        ProgressByHandRequest: {
            /**
             * @description Kept in the audit log; the student never sees it
             * @example Asked for it by phone
             */
            reason: string;
            level: components["schemas"]["ProgressLevel"];
            /**
             * Format: uuid
             * @description Of the lesson, the module or the course
             */
            id: string;
        };
        CertificateResponse: {
            /** @example 7KQ2-M0XV-93AT */
            code: string;
            /**
             * @description The member’s name when the certificate was last asked for
             * @example Rosa Lind
             */
            name: string;
            /** Format: uuid */
            courseId: string;
            /** @example Roots and Wings */
            courseTitle: string;
            /** @example Rosa Lind */
            coachName: string;
            /**
             * Format: date
             * @description The day in the member’s time zone
             * @example 2027-03-10
             */
            completedOn: string;
        };
        NotebookNoteResponse: {
            /**
             * Format: uuid
             * @example 0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa
             */
            id: string;
            /** Format: uuid */
            lessonId: string;
            /** Format: uuid */
            videoId: string | null;
            /**
             * @description Seconds into the video
             * @example 754
             */
            atSeconds: number | null;
            /** @example Ask before I answer. */
            text: string;
            /**
             * @description Send it back as If-Match
             * @example 1
             */
            version: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /**
             * @description As it was called when the note was written, where the member may not open it any more; null: not known
             * @example The three-breath pause
             */
            lessonTitle: string | null;
            /** Format: uuid */
            courseId: string | null;
            /** @example Rooted: A Master Class for Mothers */
            courseTitle: string | null;
            /**
             * Format: uuid
             * @description Where the lesson is now; null: the lesson has gone, or the course is no longer owned
             */
            moduleId: string | null;
        };
        NotebookCourseResponse: {
            /** Format: uuid */
            id: string;
            /** @example Rooted: A Master Class for Mothers */
            title: string | null;
            /**
             * @description All notes of the member on it, found or not
             * @example 7
             */
            notes: number;
        };
        NotebookResponse: {
            items: components["schemas"]["NotebookNoteResponse"][];
            /** @description Every course the member has written on */
            courses: components["schemas"]["NotebookCourseResponse"][];
            /**
             * @description Of all pages
             * @example 12
             */
            total: number;
            /** @example 1 */
            page: number;
            /** @example 12 */
            pageSize: number;
        };
        LessonNoteResponse: {
            /**
             * Format: uuid
             * @example 0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa
             */
            id: string;
            /** Format: uuid */
            lessonId: string;
            /** Format: uuid */
            videoId: string | null;
            /**
             * @description Seconds into the video
             * @example 754
             */
            atSeconds: number | null;
            /** @example Ask before I answer. */
            text: string;
            /**
             * @description Send it back as If-Match
             * @example 1
             */
            version: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        AddLessonNoteRequest: {
            /**
             * Format: uuid
             * @description Made by the client, so that a repeated save adds no second note
             */
            id?: string;
            /** @example Ask before I answer. */
            text: string;
            /**
             * Format: uuid
             * @description With atSeconds: the moment the note belongs to
             */
            videoId?: string;
            atSeconds?: number;
        };
        EditLessonNoteRequest: {
            /** @example Ask before I answer, even when I am tired. */
            text: string;
            /**
             * Format: uuid
             * @description With atSeconds: the moment the note belongs to from now on; both null: none
             */
            videoId?: string | null;
            atSeconds?: number | null;
        };
        ChoiceAnswerResponse: {
            /**
             * Format: uuid
             * @example 0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa
             */
            widgetId: string;
            /** @example b */
            optionId: string;
            correct: boolean;
            /** @example b */
            correctOptionId: string;
            /**
             * @description May be empty
             * @example Yes: the breath comes first.
             */
            feedback: string;
            /** Format: date-time */
            answeredAt: string;
        };
        JournalReplyResponse: {
            /** @example Thank you for trusting me with this. */
            text: string;
            /** Format: date-time */
            repliedAt: string;
        };
        JournalAnswerResponse: {
            /** Format: uuid */
            widgetId: string;
            /** @example This week I listened before I spoke. */
            text: string;
            /**
             * @description Send it back as If-Match
             * @example 3
             */
            version: number;
            /** Format: date-time */
            savedAt: string;
            /**
             * Format: date-time
             * @description null: private
             */
            sharedAt: string | null;
            /** @description The copy the coach may read; later edits are not in it until it is shared again */
            sharedText: string | null;
            /** @description Stays when the member takes the sharing back */
            reply: components["schemas"]["JournalReplyResponse"] | null;
        };
        ScaleValueResponse: {
            /**
             * Format: uuid
             * @example 0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa
             */
            id: string;
            /** @example 7 */
            value: number;
            /** Format: date-time */
            at: string;
        };
        ScaleAnswersResponse: {
            /**
             * Format: uuid
             * @example 0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa
             */
            widgetId: string;
            /** @description Newest last; the latest 500 */
            values: components["schemas"]["ScaleValueResponse"][];
        };
        StopwatchSessionResponse: {
            /**
             * Format: uuid
             * @example 0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa
             */
            id: string;
            /** Format: date-time */
            startedAt: string;
            /**
             * @description The most that was ever saved
             * @example 185
             */
            seconds: number;
        };
        StopwatchAnswersResponse: {
            /**
             * Format: uuid
             * @example 0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa
             */
            widgetId: string;
            /** @description Newest last; the latest 500 */
            sessions: components["schemas"]["StopwatchSessionResponse"][];
        };
        LessonAnswersResponse: {
            /** @description Without answers whose option is no longer offered: those are asked anew */
            choices: components["schemas"]["ChoiceAnswerResponse"][];
            journals: components["schemas"]["JournalAnswerResponse"][];
            scales: components["schemas"]["ScaleAnswersResponse"][];
            stopwatches: components["schemas"]["StopwatchAnswersResponse"][];
        };
        ChooseOptionRequest: {
            /**
             * @description One of the options
             * @example b
             */
            optionId: string;
        };
        PutScaleValueRequest: {
            /**
             * @description Within the limits of the scale itself
             * @example 7
             */
            value: number;
        };
        PutStopwatchSessionRequest: {
            /**
             * Format: date-time
             * @description In UTC, not in the future; the first save decides
             */
            startedAt: string;
            /** @example 185 */
            seconds: number;
        };
        SaveJournalRequest: {
            /**
             * @description Kept as it was typed; empty when the member has wiped it
             * @example This week I listened before I spoke.
             */
            text: string;
        };
        SharedJournalResponse: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            accountId: string;
            /** @example Rosa Lind */
            memberName: string;
            /** Format: uuid */
            courseId: string;
            /** @example Roots and Wings */
            courseTitle: string;
            /** Format: uuid */
            lessonId: string;
            /**
             * @description null: the lesson is gone
             * @example The first quiet minute
             */
            lessonTitle: string | null;
            /** Format: uuid */
            widgetId: string;
            /**
             * @description As it was when the member shared
             * @example When did you listen this week?
             */
            question: string;
            /** @example This week I listened before I spoke. */
            text: string;
            /** Format: date-time */
            sharedAt: string;
            reply: string | null;
            /** Format: date-time */
            repliedAt: string | null;
            /** @description Not replied to, or shared anew since */
            awaitsReply: boolean;
        };
        ReplyToJournalRequest: {
            /** @example Thank you for trusting me with this. */
            reply: string;
        };
        StudentChoiceResponse: {
            /** Format: uuid */
            widgetId: string;
            /** Format: uuid */
            courseId: string;
            /** @example The Rooted Mother */
            courseTitle: string;
            /** Format: uuid */
            lessonId: string;
            /** @example The first quiet minute */
            lessonTitle: string;
            /**
             * @description As it stands today
             * @example What comes before an answer?
             */
            question: string;
            /**
             * @description The option as it was when it was chosen
             * @example A breath
             */
            answer: string;
            /** Format: date-time */
            answeredAt: string;
        };
        StudentScaleResponse: {
            /** Format: uuid */
            widgetId: string;
            /** Format: uuid */
            courseId: string;
            /** @example The Rooted Mother */
            courseTitle: string;
            /** Format: uuid */
            lessonId: string;
            /** @example The first quiet minute */
            lessonTitle: string;
            /**
             * @description As it stands today
             * @example What comes before an answer?
             */
            question: string;
            /**
             * @description The last one
             * @example 7
             */
            value: number;
            /** Format: date-time */
            answeredAt: string;
            /** @example 3 */
            times: number;
            /**
             * @description Of all times, to one decimal
             * @example 6.3
             */
            average: number;
        };
        StudentAnswersResponse: {
            questions: components["schemas"]["StudentChoiceResponse"][];
            scales: components["schemas"]["StudentScaleResponse"][];
        };
        ResultCountResponse: {
            /**
             * @description An option, or a value of a scale
             * @example A breath
             */
            answer: string;
            /**
             * @description How many students
             * @example 12
             */
            count: number;
        };
        WidgetResultResponse: {
            /** Format: uuid */
            widgetId: string;
            /** Format: uuid */
            lessonId: string;
            /** @example The first quiet minute */
            lessonTitle: string;
            /** @example What comes before an answer? */
            question: string;
            /** @description A scale; each student counts with the last value */
            isScale: boolean;
            /**
             * @description How many students answered
             * @example 19
             */
            students: number;
            /**
             * @description Of a scale, to one decimal
             * @example 6.3
             */
            average: number | null;
            /** @description The most frequent option, or the least value, first */
            counts: components["schemas"]["ResultCountResponse"][];
        };
        ResultNameResponse: {
            /** Format: uuid */
            id: string;
            /** @example Rosa Lind */
            name: string;
            /** @example A breath */
            answer: string;
            /** Format: date-time */
            answeredAt: string;
        };
        /** @enum {string} */
        ReminderState: "scheduled" | "queued" | "sent" | "failed" | "dropped";
        ReminderResponse: {
            /**
             * @description How long before the session; null: sent by hand
             * @example 1440
             */
            minutesBefore: number | null;
            /**
             * Format: date-time
             * @description When it is due, or was made
             */
            dueAt: string;
            state: components["schemas"]["ReminderState"];
            /**
             * Format: uuid
             * @description The mail, once there is one; what failed is tried again by it
             */
            mailId: string | null;
        };
        SentAgainResponse: {
            /**
             * @description Mails that are on their way again
             * @example 3
             */
            mails: number;
        };
        /** @enum {string} */
        MailKind: "welcome" | "verify-email" | "reset-password" | "stolen-session" | "receipt" | "deletion-scheduled" | "export-ready" | "change-email" | "email-change-warning" | "invitation" | "coach-letter" | "course-completed" | "journal-answered" | "module-opened" | "sale" | "sales-of-the-day" | "payment-held" | "coaching-bought" | "coaching-redeemed" | "refund-failed" | "refund-unallocated" | "dispute-opened" | "dispute-closed" | "call-booked" | "call-withdrawn" | "call-moved" | "second-factor-changed" | "refund" | "gift" | "call-to-confirm" | "call-confirmed" | "call-cancelled" | "call-changed" | "call-reminder" | "place-offered";
        /**
         * @description What it is about; `coach`: the coach gets it
         * @enum {string}
         */
        MailGroup: "account" | "purchases" | "learning" | "coaching" | "gifts" | "coach";
        /** @enum {string} */
        Language: "en" | "es";
        MailTemplateInLanguageResponse: {
            language: components["schemas"]["Language"];
            /** @example Welcome to {{place}}: please confirm your e-mail */
            subject: string;
            /** @description Whether it says the coach’s own words */
            isChanged: boolean;
        };
        MailTemplateListedResponse: {
            kind: components["schemas"]["MailKind"];
            /** @description What it is about; `coach`: the coach gets it */
            group: components["schemas"]["MailGroup"];
            /**
             * @description In the language of the request
             * @example Welcome
             */
            title: string;
            /** @description Who gets it and when, in the language of the request */
            occasion: string;
            languages: components["schemas"]["MailTemplateInLanguageResponse"][];
        };
        MailTextsResponse: {
            /** @example Welcome to {{place}}: please confirm your e-mail */
            subject: string;
            /** @example Welcome, {{name}} */
            heading: string;
            /** @description Paragraphs, each on a line of its own */
            body: string;
            /** @description Empty: the mail has no button */
            button: string;
            /** @description Empty: no small print */
            footnote: string;
        };
        /**
         * @description Fields that it may not be taken out of
         * @enum {string}
         */
        MailTextField: "subject" | "heading" | "body" | "button" | "footnote";
        MailPlaceholderResponse: {
            /**
             * @description Written into a text as `{{firstName}}`
             * @example firstName
             */
            name: string;
            /**
             * @description In the language of the request
             * @example First name
             */
            label: string;
            /**
             * @description What previews show in its place; may be empty
             * @example Alma
             */
            sample: string;
            /** @description Fields that it may not be taken out of */
            neededIn: components["schemas"]["MailTextField"][];
        };
        MailTemplateResponse: {
            kind: components["schemas"]["MailKind"];
            /** @description What it is about; `coach`: the coach gets it */
            group: components["schemas"]["MailGroup"];
            /**
             * @description In the language of the request
             * @example Welcome
             */
            title: string;
            /** @description Who gets it and when, in the language of the request */
            occasion: string;
            language: components["schemas"]["Language"];
            /** @description Grows with every change. Send it back as If-Match */
            version: number;
            /** @description Whether it says the coach’s own words */
            isChanged: boolean;
            /**
             * Format: date-time
             * @description null: never changed
             */
            savedAt: string | null;
            /** @description What it says */
            texts: components["schemas"]["MailTextsResponse"];
            /** @description What it says unless the coach has it otherwise */
            ours: components["schemas"]["MailTextsResponse"];
            placeholders: components["schemas"]["MailPlaceholderResponse"][];
        };
        MailTextsRequest: {
            /** @description The subject, with placeholders such as `{{firstName}}` */
            subject: string;
            /** @description The first, large line, with placeholders such as `{{firstName}}` */
            heading: string;
            /** @description Paragraphs, each on a line of its own, with placeholders such as `{{firstName}}` */
            body: string;
            /** @description What stands on the button; empty where there is none */
            button: string;
            /** @description The small print below, with placeholders such as `{{firstName}}`; may be empty */
            footnote: string;
        };
        MailPreviewHtmlResponse: {
            /** @description To somebody who reads in the light */
            light: string;
            /** @description To somebody who reads in the dark */
            dark: string;
        };
        MailPreviewResponse: {
            subject: string;
            /** @description A whole document. Show it in a frame without scripts */
            html: components["schemas"]["MailPreviewHtmlResponse"];
            /** @description As plain text */
            text: string;
        };
        MailTestResponse: {
            /**
             * @description The coach’s own address
             * @example coach@example.com
             */
            sentTo: string;
        };
        /** @enum {string} */
        OptionalMail: "course-completed" | "journal-answered" | "module-opened";
        NotificationPreferenceResponse: {
            kind: components["schemas"]["OptionalMail"];
            /** @description Whether it comes by e-mail; true until the member chooses */
            email: boolean;
        };
        NotificationPreferencesResponse: {
            /** @description Every optional kind, always in the same order */
            preferences: components["schemas"]["NotificationPreferenceResponse"][];
        };
        NotificationPreferenceRequest: {
            kind: components["schemas"]["OptionalMail"];
            email: boolean;
        };
        SetNotificationPreferencesRequest: {
            /** @description Kinds that are not named stay as they are */
            preferences: components["schemas"]["NotificationPreferenceRequest"][];
        };
        /**
         * @description every: one mail for each sale; daily: one a day when something was sold; none
         * @enum {string}
         */
        SaleMailFrequency: "every" | "daily" | "none";
        SaleMailsResponse: {
            /** @description every: one mail for each sale; daily: one a day when something was sold; none */
            frequency: components["schemas"]["SaleMailFrequency"];
            /**
             * @description When the daily mail comes, in hours of the coach’s day
             * @example 8
             */
            dailyHour: number;
        };
        SaleMailsRequest: {
            /** @description every: one mail for each sale; daily: one a day when something was sold; none */
            frequency: components["schemas"]["SaleMailFrequency"];
        };
        /** @enum {string} */
        DataExportState: "none" | "preparing" | "ready" | "failed";
        DataExportResponse: {
            state: components["schemas"]["DataExportState"];
            /**
             * @description How much is written
             * @example 40
             */
            percent: number;
            /**
             * Format: date-time
             * @description null while nothing was asked for
             */
            requestedAt: string | null;
            /**
             * Format: date-time
             * @description null until it is ready
             */
            readyAt: string | null;
            /**
             * Format: date-time
             * @description When the file is removed
             */
            expiresAt: string | null;
            /**
             * @description Bytes of the zip
             * @example 48213
             */
            size: number | null;
        };
        DataExportDownloadResponse: {
            /** @description Gives the zip to whoever holds it, for five minutes */
            url: string;
            /** @example sanctum-my-data-2027-03-01.zip */
            fileName: string;
        };
        AccountDeletionResponse: {
            /**
             * Format: date-time
             * @description null: not scheduled
             */
            scheduledAt: string | null;
            /**
             * Format: date-time
             * @description From then on the account is gone; until then it can be kept
             */
            erasesAt: string | null;
        };
        AccountDeletionRequest: {
            /**
             * @description The password, once more
             * @example a walk among birches
             */
            password: string;
        };
        /** @enum {string} */
        GroupKind: "circle" | "pod";
        GroupResponse: {
            /** Format: uuid */
            id: string;
            kind: components["schemas"]["GroupKind"];
            /** @example Spring circle */
            name: string;
            /** @example 12 */
            members: number;
        };
        NewGroupRequest: {
            kind: components["schemas"]["GroupKind"];
            /** @example Spring circle */
            name: string;
        };
        RenameGroupRequest: {
            /** @example Spring circle */
            name: string;
        };
        StudentGroupsDto: {
            /**
             * Format: uuid
             * @description null: in no circle
             */
            circleId: string | null;
            /**
             * Format: uuid
             * @description null: in no pod
             */
            podId: string | null;
        };
        MyGroupResponse: {
            /** Format: uuid */
            id: string;
            kind: components["schemas"]["GroupKind"];
            /** @example Spring circle */
            name: string;
        };
        StudentNoteResponse: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            studentId: string;
            /** @example Prefers to talk in the evening. */
            note: string;
            isPinned: boolean;
            /**
             * @description Who wrote it
             * @example Rosa Lind
             */
            author: string | null;
            /**
             * @description Send it back as If-Match
             * @example 1
             */
            version: number;
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: date-time
             * @description Differs from createdAt once the words were changed
             */
            updatedAt: string;
        };
        AddStudentNoteRequest: {
            /**
             * Format: uuid
             * @description Made by the client, so that a repeated request adds no second note
             */
            id?: string;
            /** Format: uuid */
            studentId: string;
            /** @example Prefers to talk in the evening. */
            note: string;
        };
        EditStudentNoteRequest: {
            /** @example Prefers to talk in the evening. */
            note?: string;
            /** @description Pinned notes stand first */
            isPinned?: boolean;
        };
        /**
         * @description lead: has bought nothing yet; active: has bought and was here in the last 30 days; inactive: has bought and was not; blocked: may not sign in
         * @enum {string}
         */
        StudentStatus: "lead" | "active" | "inactive" | "blocked";
        TagOfStudent: {
            /** Format: uuid */
            id: string;
            /** @example Spring circle */
            name: string;
        };
        StudentResponse: {
            /** Format: uuid */
            id: string;
            /** @example Rosa Lind */
            username: string;
            /** @example rosa@example.org */
            email: string;
            /** @example +1 503 555 0100 */
            phone: string | null;
            /**
             * Format: date
             * @example 1986-04-18
             */
            birthday: string | null;
            /** @example 18 Alder Lane */
            address: string | null;
            /** @example Hood River */
            city: string | null;
            /** @example OR */
            state: string | null;
            /** @example 97031 */
            zipCode: string | null;
            /** @example United States */
            country: string | null;
            /** @example null */
            avatarUrl: string | null;
            /** @description lead: has bought nothing yet; active: has bought and was here in the last 30 days; inactive: has bought and was not; blocked: may not sign in */
            status: components["schemas"]["StudentStatus"];
            /**
             * Format: date-time
             * @description When any device was last used, to ten minutes
             */
            lastSeenAt: string | null;
            /** Format: date-time */
            joinedAt: string;
            /**
             * @description Paid order lines
             * @example 2
             */
            purchases: number;
            /** @example 119.00 */
            totalSpent: string;
            tags: components["schemas"]["TagOfStudent"][];
        };
        StudentRecordResponse: {
            /** Format: uuid */
            id: string;
            /** @example Rosa Lind */
            username: string;
            /** @example rosa@example.org */
            email: string;
            /** @example +1 503 555 0100 */
            phone: string | null;
            /**
             * Format: date
             * @example 1986-04-18
             */
            birthday: string | null;
            /** @example 18 Alder Lane */
            address: string | null;
            /** @example Hood River */
            city: string | null;
            /** @example OR */
            state: string | null;
            /** @example 97031 */
            zipCode: string | null;
            /** @example United States */
            country: string | null;
            /** @example null */
            avatarUrl: string | null;
            /** @description lead: has bought nothing yet; active: has bought and was here in the last 30 days; inactive: has bought and was not; blocked: may not sign in */
            status: components["schemas"]["StudentStatus"];
            /**
             * Format: date-time
             * @description When any device was last used, to ten minutes
             */
            lastSeenAt: string | null;
            /** Format: date-time */
            joinedAt: string;
            /**
             * @description Paid order lines
             * @example 2
             */
            purchases: number;
            /** @example 119.00 */
            totalSpent: string;
            tags: components["schemas"]["TagOfStudent"][];
            /**
             * @description Send it back as If-Match
             * @example 3
             */
            version: number;
            /**
             * @description The address that takes the place of the present one once the link mailed to it is opened
             * @example null
             */
            pendingEmail: string | null;
        };
        EditMemberRequest: {
            /** @example Rosa Lind */
            username?: string;
            /**
             * Format: email
             * @description Becomes the student’s address once the link mailed to it is opened; the present one calls that off
             * @example rosa@example.org
             */
            email?: string;
            /**
             * @description Empty or null removes it
             * @example +1 503 555 0100
             */
            phone?: string | null;
            /**
             * Format: date
             * @description A day that is past; null removes it
             * @example 1986-04-18
             */
            birthday?: string | null;
            /**
             * @description Empty or null removes it
             * @example 18 Alder Lane
             */
            address?: string | null;
            /**
             * @description Empty or null removes it
             * @example Hood River
             */
            city?: string | null;
            /**
             * @description Empty or null removes it
             * @example OR
             */
            state?: string | null;
            /**
             * @description Empty or null removes it
             * @example 97031
             */
            zipCode?: string | null;
            /**
             * @description Empty or null removes it
             * @example United States
             */
            country?: string | null;
        };
        PutStudentRequest: {
            /** @example Rosa Lind */
            username?: string;
            /**
             * Format: email
             * @description Becomes the student’s address once the link mailed to it is opened; the present one calls that off
             * @example rosa@example.org
             */
            email?: string;
            /**
             * @description Empty or null removes it
             * @example +1 503 555 0100
             */
            phone?: string | null;
            /**
             * Format: date
             * @description A day that is past; null removes it
             * @example 1986-04-18
             */
            birthday?: string | null;
            /**
             * @description Empty or null removes it
             * @example 18 Alder Lane
             */
            address?: string | null;
            /**
             * @description Empty or null removes it
             * @example Hood River
             */
            city?: string | null;
            /**
             * @description Empty or null removes it
             * @example OR
             */
            state?: string | null;
            /**
             * @description Empty or null removes it
             * @example 97031
             */
            zipCode?: string | null;
            /**
             * @description Empty or null removes it
             * @example United States
             */
            country?: string | null;
        };
        PurchasedGiftResponse: {
            state: components["schemas"]["GiftState"];
            /** @example Ida */
            recipientName: string | null;
        };
        StudentPurchaseResponse: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            productId: string;
            /**
             * @description The title when it was bought
             * @example The Rooted Mother
             */
            productTitle: string;
            productType: components["schemas"]["ProductType"];
            /** @example 97.00 */
            amount: string;
            /** Format: date-time */
            createdAt: string;
            /** @example pi_3QabcDEfghIJ */
            stripePaymentId: string | null;
            /** @description For whom it was bought; null: for the student */
            gift: components["schemas"]["PurchasedGiftResponse"] | null;
            /** Format: uuid */
            orderId: string;
            /** @example S-10007 */
            orderNumber: string;
        };
        PaidProductResponse: {
            /** Format: uuid */
            id: string;
            /** @example The Rooted Mother */
            title: string;
        };
        StudentPaymentResponse: {
            /** Format: uuid */
            orderId: string;
            /** @example S-10007 */
            orderNumber: string;
            /** Format: date-time */
            paidAt: string;
            products: components["schemas"]["PaidProductResponse"][];
            /**
             * @description What the products cost together
             * @example 124.00
             */
            amount: string;
            /** @example pi_3QabcDEfghIJ */
            stripePaymentId: string | null;
            /** @description Of the order that was paid */
            status: components["schemas"]["OrderStatus"];
        };
        /** @enum {string} */
        BookingStatus: "confirmed" | "completed" | "cancelled" | "no_show";
        StudentBookingResponse: {
            /** Format: uuid */
            id: string;
            /** @example Free discovery call */
            title: string;
            /** Format: date-time */
            startsAt: string;
            /**
             * Format: date
             * @description By the clock of the business
             * @example 2027-03-12
             */
            date: string;
            /**
             * @description By the clock of the business
             * @example 16:30
             */
            time: string;
            status: components["schemas"]["BookingStatus"];
        };
        StudentMessageResponse: {
            /** Format: uuid */
            id: string;
            /** @example Rosa Lind */
            from: string;
            /** @example May I move our session? */
            text: string;
            /** Format: date-time */
            timestamp: string;
            isFromCoach: boolean;
        };
        /** @enum {string} */
        EnrollmentSource: "purchase" | "free" | "grant" | "gift";
        StudentProgressResponse: {
            /** @example 12 */
            lessons: number;
            /** @example 5 */
            completedLessons: number;
            /**
             * @description Whole percent of the lessons
             * @example 41
             */
            percent: number;
            /**
             * @description The lesson the student left last; null: not begun, or the lesson is gone
             * @example The inherited voice
             */
            lessonTitle: string | null;
            /**
             * Format: date-time
             * @description When something of the course was last completed
             */
            lastCompletedAt: string | null;
        };
        StudentEnrollmentResponse: {
            /** Format: uuid */
            productId: string;
            /** @example The Rooted Mother */
            title: string;
            type: components["schemas"]["ProductType"];
            source: components["schemas"]["EnrollmentSource"];
            /** Format: date-time */
            since: string;
            /** @description null: it is no course */
            progress: components["schemas"]["StudentProgressResponse"] | null;
        };
        GiveProductRequest: {
            /**
             * @description Kept in the audit log; the student never sees it
             * @example Asked for it by phone
             */
            reason: string;
            /** Format: uuid */
            productId: string;
        };
        /** @enum {string} */
        TimelineKind: "audit" | "course_completed" | "disputed" | "dispute_lost" | "dispute_won" | "joined" | "journal_replied" | "journal_shared" | "lesson_completed" | "mailed" | "paid" | "received" | "refunded" | "reviewed";
        /**
         * @description What was done
         * @enum {string}
         */
        AuditAction: "api-token.created" | "api-token.revoked" | "business.updated" | "coaching.booking-cancelled" | "coaching.booking-made" | "coaching.booking-moved" | "coaching.booking-settled" | "coaching.booking-updated" | "coaching.date-added" | "coaching.date-called-off" | "coaching.date-resized" | "coaching.offering-archived" | "coaching.offering-created" | "coaching.offering-updated" | "coaching.package-removed" | "coaching.package-set" | "coaching.reminder-sent" | "coaching.sessions-ended" | "coaching.sessions-given" | "coupon.archived" | "coupon.created" | "coupon.restored" | "coupon.updated" | "enrollment.granted" | "enrollment.revoked" | "group.created" | "group.deleted" | "group.renamed" | "growth-rule.updated" | "legal.published" | "mail-template.changed" | "mail-template.restored" | "mail.resent" | "module.closed-again" | "module.opened-early" | "order.exported" | "order.refund-allotted" | "order.refund-requested" | "payment-review.granted" | "payment-review.resolved" | "product.archived" | "product.created" | "product.deleted" | "product.duplicated" | "product.published" | "product.restored" | "product.scheduled" | "product.unpublished" | "product.updated" | "progress.marked" | "progress.reset" | "site.published" | "student-note.added" | "student-note.deleted" | "student-note.updated" | "student-tag.deleted" | "student-tag.renamed" | "student.assigned" | "student.blocked" | "student.exported" | "student.imported" | "student.invited" | "student.points-given" | "student.points-taken" | "student.signed-out" | "student.tagged" | "student.unblocked" | "student.updated" | "student.written-to";
        /**
         * @description `dropped`: not sent, its reason or its reader was gone; `failed`: it waits for the coach to send it again
         * @enum {string}
         */
        MailState: "queued" | "sent" | "dropped" | "failed";
        TimelineEntryResponse: {
            /** Format: uuid */
            id: string;
            kind: components["schemas"]["TimelineKind"];
            /** Format: date-time */
            at: string;
            /**
             * @description Of the lesson or product, or of all products that were paid for or refunded; the number of an order that is disputed, the subject of a mail
             * @example The Rooted Mother
             */
            title: string | null;
            /** Format: uuid */
            productId: string | null;
            /** Format: uuid */
            orderId: string | null;
            /** @description What was done */
            action: components["schemas"]["AuditAction"] | null;
            /**
             * @description Who did it
             * @example Rosa Lind
             */
            by: string | null;
            /** @description Names of what was changed */
            fields: string[];
            /** @example Won in the spring raffle */
            reason: string | null;
            /** @description Which mail it was; of what it said only the subject is kept, from when it was written on */
            mail: components["schemas"]["MailKind"] | null;
            /** @description `dropped`: not sent, its reason or its reader was gone; `failed`: it waits for the coach to send it again */
            mailState: components["schemas"]["MailState"] | null;
        };
        StudentTimelineResponse: {
            entries: components["schemas"]["TimelineEntryResponse"][];
            /** @description `before` of the next page; null: there is none */
            next: string | null;
        };
        InviteStudentRequest: {
            /** @example Rosa Lind */
            name: string;
            /**
             * Format: email
             * @example rosa@example.org
             */
            email: string;
        };
        WriteLetterRequest: {
            /** @example How was your first week? */
            subject: string;
            /**
             * @description Plain text
             * @example Dear Rosa,
             *
             *     how did the evening questions go?
             */
            text: string;
        };
        LetterPreviewResponse: {
            /** @example How was your first week? */
            subject: string;
            /** @description The mail as HTML, for a frame that runs no script */
            html: string;
        };
        WriteLettersRequest: {
            /** @example How was your first week? */
            subject: string;
            /**
             * @description Plain text
             * @example Dear Rosa,
             *
             *     how did the evening questions go?
             */
            text: string;
            studentIds: string[];
        };
        LettersSentResponse: {
            /**
             * @description Mails that are on their way
             * @example 12
             */
            sent: number;
            /**
             * @description Students who are blocked, gone, or have not confirmed their address
             * @example 1
             */
            leftOut: number;
        };
        StudentTagResponse: {
            /** Format: uuid */
            id: string;
            /** @example Spring circle */
            name: string;
            /**
             * @description How many students have it
             * @example 12
             */
            students: number;
        };
        TagStudentsRequest: {
            /**
             * @description Upper and lower case are the same
             * @example Spring circle
             */
            name: string;
            /** @description Those who are no students are left out */
            studentIds: string[];
        };
        TaggingResponse: {
            tag: components["schemas"]["TagOfStudent"];
            /** @description The students whom this has changed: all that undoing it must name */
            studentIds: string[];
        };
        UntagStudentsRequest: {
            /** @description Those who are no students are left out */
            studentIds: string[];
        };
        RenameTagRequest: {
            /**
             * @description Upper and lower case are the same
             * @example Spring circle
             */
            name: string;
        };
        ProductStudentResponse: {
            /** Format: uuid */
            id: string;
            /** @example Rosa Lind */
            name: string;
            source: components["schemas"]["EnrollmentSource"];
            /** Format: date-time */
            since: string;
            /**
             * @description The lesson the student left last; null: not begun, no course, or the lesson is gone
             * @example The inherited voice
             */
            lessonTitle: string | null;
            /** @example 5 */
            completedLessons: number;
        };
        PreviewImportRequest: {
            /**
             * @description The text of a CSV file with headings and at most 5000 students. Between cells stand commas, semicolons, tabs or bars
             * @example Name,Email,Tags
             *     Rosa Lind,rosa@example.org,Spring circle
             */
            csv: string;
        };
        /**
         * @description What it is taken for; null: it is left out
         * @enum {string}
         */
        StudentColumn: "name" | "firstName" | "lastName" | "email" | "phone" | "birthday" | "address" | "city" | "state" | "zipCode" | "country" | "tags";
        ImportColumnResponse: {
            /** @example E-mail */
            heading: string;
            /**
             * @description What it is taken for; null: it is left out
             * @example email
             */
            column: components["schemas"]["StudentColumn"] | null;
        };
        /** @enum {string} */
        ImportProblem: "empty" | "no_email_column" | "no_name_column" | "column_twice" | "too_many_rows" | "unknown_column" | "broken_quotes" | "not_utf8" | "missing" | "bad_email" | "bad_birthday" | "bad_text" | "too_long" | "too_many_tags" | "twice_in_file" | "already_student";
        ImportProblemResponse: {
            /**
             * @description The line of the file
             * @example 12
             */
            line: number;
            /**
             * @description The heading of the column
             * @example E-mail
             */
            column: string | null;
            /** @example bad_email */
            problem: components["schemas"]["ImportProblem"];
        };
        NewStudentResponse: {
            /** @example 2 */
            line: number;
            /** @example Rosa Lind */
            name: string;
            /** @example rosa@example.org */
            email: string;
            /**
             * @example [
             *       "Spring circle"
             *     ]
             */
            tags: string[];
        };
        StudentImportResponse: {
            /**
             * @description Students in the file
             * @example 40
             */
            rows: number;
            /**
             * @description Of them, those who are new
             * @example 38
             */
            added: number;
            columns: components["schemas"]["ImportColumnResponse"][];
            /** @description All of them; such a line is left out */
            problems: components["schemas"]["ImportProblemResponse"][];
            /** @description The first ten who are new */
            examples: components["schemas"]["NewStudentResponse"][];
        };
        ImportStudentsRequest: {
            /**
             * @description The text of a CSV file with headings and at most 5000 students. Between cells stand commas, semicolons, tabs or bars
             * @example Name,Email,Tags
             *     Rosa Lind,rosa@example.org,Spring circle
             */
            csv: string;
            /** @description Whether those who are new get a mail with a link to choose a password */
            invite: boolean;
        };
        NewCourseRequest: {
            /** @example The Rooted Mother */
            title: string;
            /** @description Paragraphs, parted by an empty line */
            description: string;
            /**
             * @description In the currency of the business, at least 0.50; 0, empty or null is free
             * @example 97.00
             */
            price?: string | null;
            /** @enum {string} */
            category: "For Moms" | "For Girls" | "Private Coaching" | "Group Coaching" | "Digital Download";
            /** @example Self-Paced */
            duration?: string;
            /** @description The storageUrl of an upload of one’s own */
            thumbnailUrl: string;
        };
        CreatorProductFileResponse: {
            /** Format: uuid */
            id: string;
            /** @example forest-journal.pdf */
            fileName: string;
            /**
             * @description Bytes
             * @example 1204224
             */
            fileSize: number;
        };
        CreatorProductResponse: {
            /** @example The Rooted Mother */
            title: string;
            /** @example Ten lessons for mothers who carry everything. */
            summary: string;
            /** @description Paragraphs, parted by an empty line */
            description: string;
            /**
             * @example [
             *       "10 lessons",
             *       "A journal (PDF)"
             *     ]
             */
            whatsInside: string[];
            /** @enum {string} */
            category: "For Moms" | "For Girls" | "Private Coaching" | "Group Coaching" | "Digital Download" | "Workbooks" | "Guides" | "Templates" | "Resources";
            /** @example Self-Paced */
            duration: string | null;
            tags: ("For Mothers" | "For Daughters" | "Life Skills" | "Spirituality" | "Emotional Intelligence" | "Relationships" | "Growing Up" | "Becoming a Woman" | "Self-Discovery" | "Confidence")[];
            /** @example An oak with its roots drawn in gold. */
            thumbnailAlt: string;
            /**
             * Format: uuid
             * @description For a course this is the id of the course, too
             */
            id: string;
            type: components["schemas"]["ProductType"];
            /** @enum {string} */
            status: "draft" | "published" | "archived";
            /**
             * Format: date-time
             * @description When the draft goes out
             */
            publishAt: string | null;
            /**
             * Format: date-time
             * @description The hour at which the draft was to go out by itself and was not ready; null once it is published or another hour is set
             */
            scheduleMissedAt: string | null;
            /**
             * @description What it needs before it can go out; null: nothing stands in the way
             * @enum {string|null}
             */
            missing: "lesson" | "file" | "bundle_part" | null;
            /**
             * Format: date-time
             * @description When it first went out
             */
            publishedAt: string | null;
            /**
             * @description In the currency of the business; null is free
             * @example 97.00
             */
            price: string | null;
            thumbnailUrl: string | null;
            files: components["schemas"]["CreatorProductFileResponse"][];
            /** @description The products of a bundle, in their order */
            partIds: string[];
            /**
             * @description Of visible reviews; null: none yet
             * @example 4.8
             */
            rating: number | null;
            /** @example 12 */
            reviewCount: number;
            /**
             * @description People who own it now
             * @example 48
             */
            studentsCount: number;
            /**
             * @description Of a course; else 0
             * @example 12
             */
            lessonsCount: number;
            /**
             * @description Lessons that are open before they are bought
             * @example 2
             */
            freePreviewsCount: number;
            /** @description Lessons in which there is nothing to be seen yet, in the order of the course */
            emptyLessonIds: string[];
            /** @description Somebody owns, owned or ordered it: it can be archived, not deleted */
            sold: boolean;
            /** Format: date-time */
            createdAt: string;
        };
        NewBundleRequest: {
            /** @example The Rooted Mother */
            title: string;
            /** @description Paragraphs, parted by an empty line */
            description: string;
            /**
             * @description In the currency of the business, at least 0.50; 0, empty or null is free
             * @example 97.00
             */
            price?: string | null;
            /** @enum {string} */
            category: "For Moms" | "For Girls" | "Private Coaching" | "Group Coaching" | "Digital Download";
            /** @description The storageUrl of an upload of one’s own */
            thumbnailUrl: string;
        };
        NewDigitalFileRequest: {
            /** @example The Rooted Mother */
            title: string;
            /** @description Paragraphs, parted by an empty line */
            description: string;
            /**
             * @description In the currency of the business, at least 0.50; 0, empty or null is free
             * @example 97.00
             */
            price?: string | null;
            /** @enum {string} */
            category: "Workbooks" | "Guides" | "Templates" | "Resources" | "Digital Download";
            /** @description The storageUrl of an upload of one’s own */
            thumbnailUrl: string;
            /** @description The storageUrl of an upload of one’s own */
            fileUrl: string;
            /**
             * @description The name it is downloaded under; left out: the fileName of its ticket, else that of the Content-Disposition of the PUT
             * @example forest-journal.pdf
             */
            fileName?: string;
        };
        ProductFileChange: {
            /**
             * Format: uuid
             * @description A file of the product that stays
             */
            id?: string;
            /** @description The storageUrl of an upload of one’s own */
            fileUrl?: string;
            /**
             * @description The name it is downloaded under; left out: the fileName of its ticket, else that of the Content-Disposition of the PUT
             * @example forest-journal.pdf
             */
            fileName?: string;
        };
        EditProductRequest: {
            /** @example The Rooted Mother */
            title?: string;
            summary?: string;
            /** @description Paragraphs, parted by an empty line */
            description?: string;
            /**
             * @example [
             *       "30 pages"
             *     ]
             */
            whatsInside?: string[];
            /** @enum {string} */
            category?: "For Moms" | "For Girls" | "Private Coaching" | "Group Coaching" | "Digital Download" | "Workbooks" | "Guides" | "Templates" | "Resources";
            duration?: string | null;
            tags?: ("For Mothers" | "For Daughters" | "Life Skills" | "Spirituality" | "Emotional Intelligence" | "Relationships" | "Growing Up" | "Becoming a Woman" | "Self-Discovery" | "Confidence")[];
            /** @description The picture in words */
            thumbnailAlt?: string;
            /**
             * @description In the currency of the business, at least 0.50; 0, empty or null is free
             * @example 97.00
             */
            price?: string | null;
            /** @description The storageUrl of an upload of one’s own */
            thumbnailUrl?: string;
            /** @description All files in their order; what is not listed leaves the product */
            files?: components["schemas"]["ProductFileChange"][];
            /** @description Of a bundle: all its products in their order. Who has bought it keeps what it was then */
            partIds?: string[];
        };
        ProductFileRecord: {
            /**
             * Format: uuid
             * @description A file of the product that stays
             */
            id?: string;
            /** @description The storageUrl of an upload of one’s own */
            fileUrl?: string;
            /**
             * @description The name it is downloaded under; left out: the fileName of its ticket, else that of the Content-Disposition of the PUT
             * @example forest-journal.pdf
             */
            fileName?: string;
        };
        PutProductRequest: {
            /** @example The Rooted Mother */
            title?: string;
            summary?: string;
            /** @description Paragraphs, parted by an empty line */
            description?: string;
            /**
             * @example [
             *       "30 pages"
             *     ]
             */
            whatsInside?: string[];
            /** @enum {string} */
            category?: "For Moms" | "For Girls" | "Private Coaching" | "Group Coaching" | "Digital Download" | "Workbooks" | "Guides" | "Templates" | "Resources";
            duration?: string | null;
            tags?: ("For Mothers" | "For Daughters" | "Life Skills" | "Spirituality" | "Emotional Intelligence" | "Relationships" | "Growing Up" | "Becoming a Woman" | "Self-Discovery" | "Confidence")[];
            /** @description The picture in words */
            thumbnailAlt?: string;
            /**
             * @description In the currency of the business, at least 0.50; 0, empty or null is free
             * @example 97.00
             */
            price?: string | null;
            /** @description The storageUrl of an upload of one’s own; the picture’s own address, or null, leaves it as it is */
            thumbnailUrl?: string | null;
            /** @description All files in their order; what is not listed leaves the product */
            files?: components["schemas"]["ProductFileRecord"][];
            /** @description Of a bundle: all its products in their order. Who has bought it keeps what it was then */
            partIds?: string[];
        };
        ScheduleProductRequest: {
            /**
             * Format: date-time
             * @description null: not by itself
             */
            publishAt: string | null;
        };
        /** @enum {string} */
        AuditSubject: "api-token" | "business" | "coaching-booking" | "coaching-date" | "coaching-offering" | "coupon" | "group" | "growth-rule" | "mail" | "order" | "product" | "site" | "student" | "student-tag";
        AuditEntryResponse: {
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            at: string;
            /**
             * Format: uuid
             * @description The account of whoever did it
             */
            actorId: string;
            /**
             * @description null: the account is gone
             * @example Rosa Lind
             */
            actorName: string | null;
            action: components["schemas"]["AuditAction"];
            subjectType: components["schemas"]["AuditSubject"];
            /**
             * Format: uuid
             * @description null: it was about several
             */
            subjectId: string | null;
            /**
             * @description The title of the product, the name of the student; null: it has none, or is gone
             * @example The First Conversation
             */
            subjectName: string | null;
            /**
             * Format: uuid
             * @description The member whom it concerns, also where the subject is an order
             */
            memberId: string | null;
            /** @example Rosa Lind */
            memberName: string | null;
            /**
             * @description Names of the fields that changed
             * @example [
             *       "price"
             *     ]
             */
            fields: string[];
            /**
             * @description In the words of whoever did it; null: none were given, or the member was erased
             * @example Paid in cash at the workshop.
             */
            reason: string | null;
            /**
             * @description How many rows or subjects it had
             * @example 240
             */
            count: number | null;
        };
        /** @enum {string} */
        FirstRunStep: "profile" | "product" | "payments" | "mail" | "files" | "friend";
        /**
         * @description Why it is not done; null: it is
         * @enum {string}
         */
        FirstRunProblem: "no_name" | "no_portrait" | "no_product" | "no_friend" | "not_checked" | "unreachable" | "wrong_key" | "charges_off" | "no_webhook" | "mail_refused" | "files_refused" | "files_not_public";
        FirstRunStepResponse: {
            step: components["schemas"]["FirstRunStep"];
            /** @description Why it is not done; null: it is */
            problem: components["schemas"]["FirstRunProblem"] | null;
            /** @description What the mail server, the storage or Stripe said, word for word */
            detail: string | null;
            /**
             * Format: date-time
             * @description When payments, mail or files were last tried out
             */
            checkedAt: string | null;
        };
        FirstRunResponse: {
            /** @description The coach does not want to see the guide any more */
            isPutAway: boolean;
            /** @description Payments go to the sandbox: no money moves */
            isSandbox: boolean;
            /** @description In the order of the guide */
            steps: components["schemas"]["FirstRunStepResponse"][];
        };
        FirstRunRequest: {
            isPutAway: boolean;
        };
        /** @enum {string} */
        FirstRunCheckedStep: "payments" | "mail" | "files";
        FirstRunCheckRequest: {
            step: components["schemas"]["FirstRunCheckedStep"];
        };
        RecentStudentResponse: {
            /** Format: uuid */
            id: string;
            /** @example Rosa Lind */
            name: string;
            /** @example null */
            avatarUrl: string | null;
            /** Format: date-time */
            joinedAt: string;
            /**
             * @description Paid order lines
             * @example 2
             */
            purchases: number;
        };
        TopCourseResponse: {
            /** Format: uuid */
            id: string;
            /** @example The Rooted Mother */
            title: string;
            /** @example null */
            thumbnailUrl: string | null;
            /**
             * @description People who own it now
             * @example 12
             */
            students: number;
            /**
             * @description What buyers paid for it, in the currency of the business
             * @example 1164.00
             */
            revenue: string;
            /**
             * @description Of visible reviews; null: none yet
             * @example 4.8
             */
            rating: number | null;
        };
        CreatorOverviewResponse: {
            /**
             * @description Everyone with a member account
             * @example 48
             */
            students: number;
            /**
             * @description Of them, joined in the last 30 days
             * @example 5
             */
            newStudents: number;
            /**
             * @description What buyers paid, in the currency of the business, tax and fees included
             * @example 8945.00
             */
            revenue: string;
            /**
             * @description Of it, in the last 30 days
             * @example 412.00
             */
            recentRevenue: string;
            /**
             * @description Revenue less what went back, what the payment provider took, and tax
             * @example 8848.00
             */
            net: string;
            /**
             * @description Of the last 30 days, less what went back and was taken in them
             * @example 315.00
             */
            recentNet: string;
            /**
             * @description The average of all visible reviews; null: none yet
             * @example 4.8
             */
            rating: number | null;
            /** @example 12 */
            reviewCount: number;
            /**
             * @description Booked meetings that are to come
             * @example 0
             */
            upcomingSessions: number;
            /** @description The five who joined last */
            recentStudents: components["schemas"]["RecentStudentResponse"][];
            /** @description The five courses with the most students */
            topCourses: components["schemas"]["TopCourseResponse"][];
        };
        CoachDayResponse: {
            /**
             * Format: date
             * @description In the coach’s time zone
             * @example 2027-03-01
             */
            today: string;
            /**
             * @description Orders whose money came today: the list of orders from `today` on
             * @example 2
             */
            newOrders: number;
            /**
             * @description Orders with a payment or a refund to decide, or a dispute to answer: the list of orders that `waits`
             * @example 2
             */
            waitingOrders: number;
            /**
             * @description Shared journals without a reply: the list of those where `awaitsReply`
             * @example 2
             */
            waitingJournals: number;
            /**
             * @description Mails that failed twelve times and wait to be sent again
             * @example 2
             */
            failedMails: number;
            /**
             * @description Products that are drafts
             * @example 2
             */
            drafts: number;
            /**
             * @description Students who bought something and were last here on `quietSince` or before
             * @example 2
             */
            quietStudents: number;
            /**
             * Format: date
             * @description A day of UTC, a fortnight ago
             * @example 2027-02-15
             */
            quietSince: string;
        };
        SpanResponse: {
            /**
             * Format: date
             * @example 2027-02-01
             */
            from: string;
            /**
             * Format: date
             * @example 2027-02-28
             */
            to: string;
        };
        PeriodResponse: {
            /**
             * Format: date
             * @example 2027-02-01
             */
            from: string;
            /**
             * Format: date
             * @example 2027-02-28
             */
            to: string;
            /**
             * @description What a point of a curve stands for; weeks begin on Monday
             * @enum {string}
             */
            unit: "day" | "week" | "month";
            /**
             * @description Whose days these are: the coach’s
             * @example America/New_York
             */
            timeZone: string;
            /** @description As many days before, to compare with; null for all there is */
            previous: components["schemas"]["SpanResponse"] | null;
        };
        RevenueFiguresResponse: {
            /**
             * @description Purchases: an order of two products is two sales
             * @example 16
             */
            sales: number;
            /**
             * @description Gross: what buyers paid, tax included
             * @example 1240.00
             */
            revenue: string;
            /**
             * @description What went back to buyers in the same time, whenever it was paid
             * @example 97.00
             */
            refunds: string;
            /**
             * @description What the payment provider took, as far as it has said so: for payments on the day of the sale, for disputes when it was taken
             * @example 40.76
             */
            fees: string;
            /**
             * @description Tax on what was sold, less the tax on what went back: it is nobody’s income
             * @example 0.00
             */
            tax: string;
            /**
             * @description Revenue less refunds, fees and tax; may be less than nothing
             * @example 1102.24
             */
            net: string;
            /**
             * @description Revenue ÷ sales, to the cent; null without sales
             * @example 77.50
             */
            averageSale: string | null;
            /**
             * @description Orders that were paid
             * @example 14
             */
            orders: number;
            /**
             * @description Orders whose money came in this time and whose fee is not known yet: it is not in the fees
             * @example 0
             */
            unknownFees: number;
        };
        RevenuePointResponse: {
            /**
             * @description Purchases: an order of two products is two sales
             * @example 16
             */
            sales: number;
            /**
             * @description Gross: what buyers paid, tax included
             * @example 1240.00
             */
            revenue: string;
            /**
             * @description What went back to buyers in the same time, whenever it was paid
             * @example 97.00
             */
            refunds: string;
            /**
             * @description What the payment provider took, as far as it has said so: for payments on the day of the sale, for disputes when it was taken
             * @example 40.76
             */
            fees: string;
            /**
             * @description Tax on what was sold, less the tax on what went back: it is nobody’s income
             * @example 0.00
             */
            tax: string;
            /**
             * @description Revenue less refunds, fees and tax; may be less than nothing
             * @example 1102.24
             */
            net: string;
            /**
             * @description Revenue ÷ sales, to the cent; null without sales
             * @example 77.50
             */
            averageSale: string | null;
            /**
             * Format: date
             * @description The first day it stands for
             * @example 2027-03-01
             */
            start: string;
        };
        CategoryRevenueResponse: {
            /**
             * @description Purchases: an order of two products is two sales
             * @example 16
             */
            sales: number;
            /**
             * @description Gross: what buyers paid, tax included
             * @example 1240.00
             */
            revenue: string;
            /**
             * @description What went back to buyers in the same time, whenever it was paid
             * @example 97.00
             */
            refunds: string;
            /**
             * @description What the payment provider took, as far as it has said so: for payments on the day of the sale, for disputes when it was taken
             * @example 40.76
             */
            fees: string;
            /**
             * @description Tax on what was sold, less the tax on what went back: it is nobody’s income
             * @example 0.00
             */
            tax: string;
            /**
             * @description Revenue less refunds, fees and tax; may be less than nothing
             * @example 1102.24
             */
            net: string;
            /**
             * @description Revenue ÷ sales, to the cent; null without sales
             * @example 77.50
             */
            averageSale: string | null;
            /** @example For Moms */
            category: string;
        };
        ProductRevenueResponse: {
            /**
             * @description Purchases: an order of two products is two sales
             * @example 16
             */
            sales: number;
            /**
             * @description Gross: what buyers paid, tax included
             * @example 1240.00
             */
            revenue: string;
            /**
             * @description What went back to buyers in the same time, whenever it was paid
             * @example 97.00
             */
            refunds: string;
            /**
             * @description What the payment provider took, as far as it has said so: for payments on the day of the sale, for disputes when it was taken
             * @example 40.76
             */
            fees: string;
            /**
             * @description Tax on what was sold, less the tax on what went back: it is nobody’s income
             * @example 0.00
             */
            tax: string;
            /**
             * @description Revenue less refunds, fees and tax; may be less than nothing
             * @example 1102.24
             */
            net: string;
            /**
             * @description Revenue ÷ sales, to the cent; null without sales
             * @example 77.50
             */
            averageSale: string | null;
            /** Format: uuid */
            id: string;
            /** @example The Rooted Mother */
            title: string;
            type: components["schemas"]["ProductType"];
            /**
             * @description Percent of the period’s revenue
             * @example 46.9
             */
            sharePercent: number;
        };
        RevenueResponse: {
            period: components["schemas"]["PeriodResponse"];
            figures: components["schemas"]["RevenueFiguresResponse"];
            /** @description Of the period before; null for all there is */
            before: components["schemas"]["RevenueFiguresResponse"] | null;
            /** @description Without gaps, the oldest first */
            series: components["schemas"]["RevenuePointResponse"][];
            /** @description The same by month, whatever the curve has */
            months: components["schemas"]["RevenuePointResponse"][];
            /** @description The most revenue first */
            categories: components["schemas"]["CategoryRevenueResponse"][];
            /** @description What was sold, or went back; the most revenue first */
            products: components["schemas"]["ProductRevenueResponse"][];
        };
        AnalysedProductResponse: {
            /** Format: uuid */
            id: string;
            /** @example The Rooted Mother */
            title: string;
            type: components["schemas"]["ProductType"];
            /** @enum {string} */
            status: "draft" | "published" | "archived";
            /**
             * @description People who own it now
             * @example 12
             */
            students: number;
            /**
             * @description Of visible reviews; null: none yet
             * @example 4.8
             */
            rating: number | null;
            /** @example 5 */
            reviewCount: number;
        };
        ProductFiguresResponse: {
            /**
             * @description Times the product’s page was opened by someone who could buy it; each browser counts once a day. Counted since this was built in
             * @example 120
             */
            views: number;
            /**
             * @description Purchases: paid order lines
             * @example 6
             */
            sales: number;
            /**
             * @description People who took it while it was free
             * @example 0
             */
            claims: number;
            /**
             * @description What buyers paid for it less what went back in the period, in the currency of the business: tax and the payment provider’s fees included; below 0 when more went back
             * @example 582.00
             */
            revenue: string;
            /**
             * @description Percent. Sales and claims ÷ views. Null without views; above 100 when people buy without opening the page
             * @example 12.5
             */
            conversionPercent: number | null;
        };
        ProductPointResponse: {
            /**
             * Format: date
             * @description The first day it stands for
             * @example 2027-03-01
             */
            start: string;
            /** @example 17 */
            views: number;
            /** @example 1 */
            sales: number;
            /** @example 97.00 */
            revenue: string;
        };
        LessonFiguresResponse: {
            /** Format: uuid */
            id: string;
            /** @example The three-breath pause */
            title: string;
            /** Format: uuid */
            moduleId: string;
            /** @example Beginnings */
            moduleTitle: string;
            /**
             * @description Finished it or a video of it, played one, or left the course there
             * @example 9
             */
            began: number;
            /** @example 7 */
            completed: number;
            /**
             * @description Percent. Of all who are enrolled
             * @example 12.5
             */
            beganPercent: number | null;
            /**
             * @description Percent. Of all who are enrolled
             * @example 12.5
             */
            completedPercent: number | null;
            /**
             * @description Whose furthest lesson it is, of those who have not finished the course
             * @example 2
             */
            standing: number;
            /** @description More stand at no other lesson; one at most */
            mostStandHere: boolean;
            /**
             * @description Seconds of its videos really played; watching twice counts twice
             * @example 1840
             */
            secondsWatched: number;
        };
        CourseFiguresResponse: {
            /** @example 12 */
            students: number;
            /**
             * @description Finished the course
             * @example 4
             */
            completed: number;
            /**
             * @description Percent. Of all who are enrolled
             * @example 12.5
             */
            completionPercent: number | null;
            /**
             * @description Have begun no lesson yet
             * @example 1
             */
            notBegun: number;
            /** @example 43200 */
            secondsWatched: number;
            /** @description In the course’s order */
            lessons: components["schemas"]["LessonFiguresResponse"][];
        };
        ProductAnalyticsResponse: {
            product: components["schemas"]["AnalysedProductResponse"];
            period: components["schemas"]["PeriodResponse"];
            figures: components["schemas"]["ProductFiguresResponse"];
            /** @description Of the period before; null for all there is */
            before: components["schemas"]["ProductFiguresResponse"] | null;
            /** @description Without gaps, the oldest first */
            series: components["schemas"]["ProductPointResponse"][];
            /** @description Null for what is no course */
            course: components["schemas"]["CourseFiguresResponse"] | null;
        };
        UpcomingSessionResponse: {
            /**
             * Format: uuid
             * @example 0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa
             */
            id: string;
            /** @example Discovery call */
            title: string;
            /** Format: date-time */
            startsAt: string;
            /** Format: date-time */
            endsAt: string;
        };
        ContinueLearningResponse: {
            /**
             * Format: uuid
             * @example 0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa
             */
            courseId: string;
            /** @example Roots and Wings */
            title: string;
            /** @example /api/media/public/0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa */
            thumbnailUrl: string | null;
            /**
             * @description Percent
             * @example 40
             */
            progress: number;
            /**
             * Format: uuid
             * @description null, like the two below, when what is left is locked or the course has no lessons yet
             */
            moduleId: string | null;
            /** Format: uuid */
            lessonId: string | null;
            /** @example The first quiet minute */
            lessonTitle: string | null;
        };
        OverviewResponse: {
            /** @example 3 */
            coursesEnrolled: number;
            /** @example 1 */
            coursesCompleted: number;
            /**
             * @description Begun and not completed
             * @example 1
             */
            coursesInProgress: number;
            /**
             * @description Digital products owned
             * @example 2
             */
            downloads: number;
            /**
             * @description Seconds of lesson videos really played, counted by the player (`watchedSeconds` of PATCH /api/course-progress): watching twice counts twice, seeking and pauses do not count, neither do reading and audio
             * @example 5400
             */
            secondsLearned: number;
            /** @description Booked and not over, the next ones first; empty when none are booked */
            upcomingSessions: components["schemas"]["UpcomingSessionResponse"][];
            /** @description At most four courses not completed, the one learned last first, then those not begun */
            continueLearning: components["schemas"]["ContinueLearningResponse"][];
        };
        /** @enum {string} */
        ActivityKind: "product_received" | "lesson_completed" | "course_completed" | "review_written";
        ActivityResponse: {
            /** @example lesson_completed:0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa */
            id: string;
            kind: components["schemas"]["ActivityKind"];
            /**
             * @description Of the lesson, else of the product
             * @example The first quiet minute
             */
            title: string;
            /**
             * Format: uuid
             * @description For a lesson: its course
             */
            productId: string;
            /** Format: date-time */
            at: string;
        };
        ActivityListResponse: {
            items: components["schemas"]["ActivityResponse"][];
            /**
             * @description Of all pages
             * @example 12
             */
            total: number;
            /** @example 1 */
            page: number;
            /** @example 12 */
            pageSize: number;
        };
        /** @enum {string} */
        CalendarKind: "session" | "opening";
        CalendarEntryResponse: {
            kind: components["schemas"]["CalendarKind"];
            /**
             * Format: uuid
             * @description For a session: of the booking; for an opening: of the module
             */
            id: string;
            /**
             * @description Of the session, or of the module that opens
             * @example Discovery call
             */
            title: string;
            /**
             * Format: date-time
             * @example 2027-03-02T14:00:00.000Z
             */
            startsAt: string;
            /**
             * Format: date-time
             * @description null: it is a moment, such as an opening
             * @example 2027-03-02T14:30:00.000Z
             */
            endsAt: string | null;
            /**
             * Format: uuid
             * @description For an opening: its course
             */
            courseId: string | null;
            /** @example Roots and Wings */
            courseTitle: string | null;
        };
        MyGrowthResponse: {
            /** @example 12 */
            level: number;
            /** @example Growing Strong */
            name: string;
            /** @example 🌲 */
            emoji: string;
            /** @example 2800 */
            points: number;
            /**
             * @description With how many points the level begins
             * @example 2700
             */
            pointsRequired: number;
            /**
             * @description How many points lie between this level and the next; 0 at the last
             * @example 700
             */
            pointsToNext: number;
            /**
             * @description 100 at the last level
             * @example 14
             */
            progressPercent: number;
            /**
             * @description A level that was reached and not congratulated on yet: the present one; null: none
             * @example null
             */
            newLevel: number | null;
        };
        /**
         * @description `by-hand`: the coach gave or took them
         * @enum {string}
         */
        GrowthEntryKind: "lesson-completed" | "course-completed" | "certificate-issued" | "journal-shared" | "review-written" | "session-held" | "by-hand";
        GrowthEntryResponse: {
            /** Format: uuid */
            id: string;
            /** @description `by-hand`: the coach gave or took them */
            deed: components["schemas"]["GrowthEntryKind"];
            /**
             * @description Of the lesson, product or session; null: it is not there any more, or points were given by hand
             * @example The kitchen table
             */
            title: string | null;
            /**
             * @description 0: that day had brought all it may; below 0: taken by the coach
             * @example 20
             */
            points: number;
            /**
             * Format: date-time
             * @description When it was done
             */
            at: string;
            /**
             * Format: date-time
             * @description Since when it does not count, because it was undone; null: it counts
             */
            endedAt: string | null;
        };
        GrowthEntriesResponse: {
            entries: components["schemas"]["GrowthEntryResponse"][];
            /** @description Send it as `before` for the next page; null: that was all */
            next: string | null;
        };
        SeenLevelRequest: {
            /** @example 12 */
            level: number;
        };
        ListedMemberResponse: {
            /** @example 12 */
            level: number;
            /** @example Growing Strong */
            name: string;
            /** @example 🌲 */
            emoji: string;
            /** @example 1 */
            place: number;
            /** @example Rosa Lind */
            memberName: string;
            avatarUrl: string | null;
            /** @example 2800 */
            points: number;
            /** @description The person who asks */
            isMe: boolean;
        };
        /**
         * @description Why that person cannot be listed: not known to be an adult, or the level is hidden; null: can be
         * @enum {string}
         */
        ListingProblem: "age" | "level_hidden";
        LeaderboardResponse: {
            /** @description The most points first; at most fifty */
            members: components["schemas"]["ListedMemberResponse"][];
            /** @description Whether the person who asks has joined */
            joined: boolean;
            /** @description Why that person cannot be listed: not known to be an adult, or the level is hidden; null: can be */
            problem: components["schemas"]["ListingProblem"] | null;
        };
        JoinLeaderboardRequest: {
            joined: boolean;
        };
        /** @enum {string} */
        GrowthDeed: "lesson-completed" | "course-completed" | "certificate-issued" | "journal-shared" | "review-written" | "session-held";
        GrowthRuleResponse: {
            deed: components["schemas"]["GrowthDeed"];
            /** @example 20 */
            points: number;
            /**
             * @description How many of a day bring points, by the clock of the business; null: all
             * @example 10
             */
            dailyCap: number | null;
            /** @description What is done while it is off never counts */
            isOn: boolean;
        };
        EditGrowthRuleRequest: {
            /** @example 20 */
            points: number;
            /**
             * @description How many of a day bring points, by the clock of the business; null: all
             * @example 10
             */
            dailyCap: number | null;
            /** @description What is done while it is off never counts */
            isOn: boolean;
        };
        GrowthResponse: {
            /** @example 12 */
            level: number;
            /** @example Growing Strong */
            name: string;
            /** @example 🌲 */
            emoji: string;
            /** @example 2800 */
            points: number;
            /**
             * @description With how many points the level begins
             * @example 2700
             */
            pointsRequired: number;
            /**
             * @description How many points lie between this level and the next; 0 at the last
             * @example 700
             */
            pointsToNext: number;
            /**
             * @description 100 at the last level
             * @example 14
             */
            progressPercent: number;
        };
        PointsByHandRequest: {
            /**
             * @description Kept in the audit log; the student never sees it
             * @example Asked for it by phone
             */
            reason: string;
            /**
             * Format: uuid
             * @description Made by the client, so that a repeated request gives nothing twice
             */
            id?: string;
            /**
             * @description Given, or taken where below 0; not 0
             * @example 100
             */
            points: number;
        };
        ProblemResponse: {
            /** @example 404 */
            statusCode: number;
            /**
             * @description Stable; programs may switch on it. Each operation lists the codes it may answer with.
             * @example not_found
             */
            code: string;
            /**
             * @description A sentence a person may read, in the language of `Accept-Language` or else in English
             * @example Product not found
             */
            message: string;
            /**
             * @description Messages by field, for forms, in the same language
             * @example {
             *       "email": "must be an email"
             *     }
             */
            fields?: {
                [key: string]: string;
            };
            /** @description With stale_edit: the present state of what was edited */
            current?: Record<string, never> | null;
            /**
             * @description Names this request in our logs
             * @example 0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa
             */
            requestId: string;
        };
        SiteContent: {
            place: components["schemas"]["SitePlace"];
            coach: components["schemas"]["SiteCoach"];
            announcement: {
                /** @description Empty: there is none */
                text: string;
                /** @description Where it leads to; empty: nowhere */
                url: string;
                /** @description null: at once */
                from: string | null;
                /** @description That moment excluded; null: until it is taken away */
                until: string | null;
            };
            home: components["schemas"]["SiteHome"];
            coaching: components["schemas"]["SiteCoaching"];
            /**
             * @description The colours of pages and mails
             * @enum {string}
             */
            palette: "evergreen" | "plum" | "lake" | "rose" | "earth";
            pictures: {
                /** @description The coach; null: a drawing takes the place */
                portrait: string | null;
                hero: {
                    /** @description At the beginning of the home page, or the poster of its film; null: our own film */
                    picture: string | null;
                    /** @description A film of the media library; null: the picture stands alone */
                    film: string | null;
                };
                /** @description In the tabs of browsers; null: the first letter of the name */
                icon: string | null;
                /** @description Shown with a link to the place; null: drawn from its name */
                card: string | null;
            };
            socialLinks: components["schemas"]["SiteSocialLinks"];
        };
        /** @description Not filled yet, so that no member sees it */
        UnfilledWidgetSettings: Record<string, never>;
        TextWidgetInput: {
            /** @description HTML of the few elements a text may have */
            content: string;
        };
        ImageWidgetInput: {
            /** Format: uuid */
            mediaAssetId: string;
            alt?: string;
            /** @default  */
            caption?: string;
            /** @description Short-lived; null when the file is gone */
            mediaUrl?: string | null;
            mimeType?: string | null;
            /** @description Bytes */
            fileSize?: number | null;
            fileName?: string | null;
        };
        VideoWidgetInput: {
            /** Format: uuid */
            mediaAssetId: string;
            title?: string;
            /** @default  */
            caption?: string;
            /** @default null */
            captionsAssetId?: string | null;
            /** @default null */
            posterAssetId?: string | null;
            /** @default null */
            transcript?: string | null;
            /** @description Short-lived; null when the file is gone */
            mediaUrl?: string | null;
            mimeType?: string | null;
            /** @description Bytes */
            fileSize?: number | null;
            fileName?: string | null;
            durationSeconds?: number | null;
            /** @description Of the captions named here, or else of those the video has */
            captionsUrl?: string | null;
            posterUrl?: string | null;
        };
        AudioWidgetInput: {
            /** Format: uuid */
            mediaAssetId: string;
            title?: string;
            /** @default  */
            caption?: string;
            /** @default null */
            transcript?: string | null;
            /** @description Short-lived; null when the file is gone */
            mediaUrl?: string | null;
            mimeType?: string | null;
            /** @description Bytes */
            fileSize?: number | null;
            fileName?: string | null;
            durationSeconds?: number | null;
        };
        FileWidgetInput: {
            /** Format: uuid */
            mediaAssetId: string;
            fileName?: string;
            /** @default  */
            caption?: string;
            /** @description Short-lived; null when the file is gone */
            mediaUrl?: string | null;
            mimeType?: string | null;
            /** @description Bytes */
            fileSize?: number | null;
            /** @description The same as fileName, which it is answered as */
            filename?: string;
            /** @description Not stored: the file itself says what it is */
            fileType?: string;
        };
        ButtonWidgetInput: {
            label?: string;
            /** @description An https address, or a page of our own: /library */
            url: string;
            /**
             * @default default
             * @enum {string}
             */
            variant?: "default" | "outline" | "link";
            /** @description The label */
            text?: string;
        };
        StopwatchWidgetInput: {
            /** @description Where it begins, and where Reset leads back to */
            initialSeconds: number;
        };
        CalendlyWidgetInput: {
            /** @description An https address of calendly.com */
            url: string;
            /** @default  */
            title?: string;
        };
        TypeformWidgetInput: {
            /** @description An https address of typeform.com */
            url: string;
            /** @default  */
            title?: string;
        };
        QuestionWidgetInput: ({
            /** @constant */
            kind: "multiple_choice";
            question: string;
            options: {
                id: string;
                text: string;
            }[];
            correctOptionId: string;
            feedback: {
                correct: string;
                incorrect: string;
            };
        } | {
            /** @constant */
            kind: "journal";
            question: string;
        }) | {
            question: string;
            /** @description Not stored: what members answer is kept with them */
            answer?: string;
        };
        OpinionScaleWidgetInput: {
            question: string;
            /** @default 1 */
            min?: number;
            /** @default 10 */
            max?: number;
            /** @default  */
            minLabel?: string;
            /** @default  */
            maxLabel?: string;
        };
        AddTextWidgetRequest: {
            /**
             * Format: uuid
             * @description Made by the client, so that a repeated call adds nothing
             */
            id?: string;
            /**
             * Format: uuid
             * @description The page of the address
             */
            pageId?: string;
            /**
             * @description Answered as text (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "text";
            settings: components["schemas"]["TextWidgetInput"] | components["schemas"]["UnfilledWidgetSettings"];
            /** @description Those that stood there move down; too large: at the end */
            orderIndex: number;
        };
        AddImageWidgetRequest: {
            /**
             * Format: uuid
             * @description Made by the client, so that a repeated call adds nothing
             */
            id?: string;
            /**
             * Format: uuid
             * @description The page of the address
             */
            pageId?: string;
            /**
             * @description Answered as image (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "image";
            settings: components["schemas"]["ImageWidgetInput"] | components["schemas"]["UnfilledWidgetSettings"];
            /** @description Those that stood there move down; too large: at the end */
            orderIndex: number;
        };
        AddVideoWidgetRequest: {
            /**
             * Format: uuid
             * @description Made by the client, so that a repeated call adds nothing
             */
            id?: string;
            /**
             * Format: uuid
             * @description The page of the address
             */
            pageId?: string;
            /**
             * @description Answered as video (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "video";
            settings: components["schemas"]["VideoWidgetInput"] | components["schemas"]["UnfilledWidgetSettings"];
            /** @description Those that stood there move down; too large: at the end */
            orderIndex: number;
        };
        AddAudioWidgetRequest: {
            /**
             * Format: uuid
             * @description Made by the client, so that a repeated call adds nothing
             */
            id?: string;
            /**
             * Format: uuid
             * @description The page of the address
             */
            pageId?: string;
            /**
             * @description Answered as audio (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "audio";
            settings: components["schemas"]["AudioWidgetInput"] | components["schemas"]["UnfilledWidgetSettings"];
            /** @description Those that stood there move down; too large: at the end */
            orderIndex: number;
        };
        AddFileWidgetRequest: {
            /**
             * Format: uuid
             * @description Made by the client, so that a repeated call adds nothing
             */
            id?: string;
            /**
             * Format: uuid
             * @description The page of the address
             */
            pageId?: string;
            /**
             * @description Answered as file (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "file";
            settings: components["schemas"]["FileWidgetInput"] | components["schemas"]["UnfilledWidgetSettings"];
            /** @description Those that stood there move down; too large: at the end */
            orderIndex: number;
        };
        AddButtonWidgetRequest: {
            /**
             * Format: uuid
             * @description Made by the client, so that a repeated call adds nothing
             */
            id?: string;
            /**
             * Format: uuid
             * @description The page of the address
             */
            pageId?: string;
            /**
             * @description Answered as button (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "button";
            settings: components["schemas"]["ButtonWidgetInput"] | components["schemas"]["UnfilledWidgetSettings"];
            /** @description Those that stood there move down; too large: at the end */
            orderIndex: number;
        };
        AddStopwatchWidgetRequest: {
            /**
             * Format: uuid
             * @description Made by the client, so that a repeated call adds nothing
             */
            id?: string;
            /**
             * Format: uuid
             * @description The page of the address
             */
            pageId?: string;
            /**
             * @description Answered as stopwatch (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "stopwatch";
            settings: components["schemas"]["StopwatchWidgetInput"] | components["schemas"]["UnfilledWidgetSettings"];
            /** @description Those that stood there move down; too large: at the end */
            orderIndex: number;
        };
        AddCalendlyWidgetRequest: {
            /**
             * Format: uuid
             * @description Made by the client, so that a repeated call adds nothing
             */
            id?: string;
            /**
             * Format: uuid
             * @description The page of the address
             */
            pageId?: string;
            /**
             * @description Answered as calendly (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "calendly";
            settings: components["schemas"]["CalendlyWidgetInput"] | components["schemas"]["UnfilledWidgetSettings"];
            /** @description Those that stood there move down; too large: at the end */
            orderIndex: number;
        };
        AddTypeformWidgetRequest: {
            /**
             * Format: uuid
             * @description Made by the client, so that a repeated call adds nothing
             */
            id?: string;
            /**
             * Format: uuid
             * @description The page of the address
             */
            pageId?: string;
            /**
             * @description Answered as typeform (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "typeform";
            settings: components["schemas"]["TypeformWidgetInput"] | components["schemas"]["UnfilledWidgetSettings"];
            /** @description Those that stood there move down; too large: at the end */
            orderIndex: number;
        };
        AddQuestionWidgetRequest: {
            /**
             * Format: uuid
             * @description Made by the client, so that a repeated call adds nothing
             */
            id?: string;
            /**
             * Format: uuid
             * @description The page of the address
             */
            pageId?: string;
            /**
             * @description Answered as question (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "question";
            settings: components["schemas"]["QuestionWidgetInput"] | components["schemas"]["UnfilledWidgetSettings"];
            /** @description Those that stood there move down; too large: at the end */
            orderIndex: number;
        };
        AddOpinionScaleWidgetRequest: {
            /**
             * Format: uuid
             * @description Made by the client, so that a repeated call adds nothing
             */
            id?: string;
            /**
             * Format: uuid
             * @description The page of the address
             */
            pageId?: string;
            /**
             * @description Answered as opinionScale (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "opinionScale" | "opinion_scale";
            settings: components["schemas"]["OpinionScaleWidgetInput"] | components["schemas"]["UnfilledWidgetSettings"];
            /** @description Those that stood there move down; too large: at the end */
            orderIndex: number;
        };
        SitePlace: {
            /** @description In the header, page titles, mails and certificates */
            name: string;
            /** @description Below the name at the end of every page */
            tagline: string;
            /** @description What search engines and shared links show */
            description: string;
            /** @description The last line of every page */
            closing: string;
        };
        SiteCoach: {
            /** @description Empty: pages speak of the coach without a name */
            name: string;
            /** @description How members call the coach; empty: the first word of the name */
            firstName: string;
            /** @description Where members write to; empty: the sender of the mails */
            email: string;
            credentials: string[];
        };
        SiteHome: {
            hero: {
                eyebrow: string;
                title: string;
                lead: string;
            };
            definition: {
                /** @description Whether visitors see this section */
                isShown: boolean;
                word: string;
                /** @description How it is spoken */
                sound: string;
                /** @description What kind of word it is */
                kind: string;
                meanings: string[];
                title: string;
                features: {
                    title: string;
                    text: string;
                }[];
            };
            offerings: {
                /** @description Whether visitors see this section */
                isShown: boolean;
                eyebrow: string;
                title: string;
                courses: {
                    title: string;
                    text: string;
                };
                circles: {
                    title: string;
                    text: string;
                };
                coaching: {
                    title: string;
                    text: string;
                };
            };
            featured: {
                /** @description Whether visitors see this section */
                isShown: boolean;
                eyebrow: string;
                title: string;
                /**
                 * @description The newest courses, or those that are picked
                 * @enum {string}
                 */
                shows: "newest" | "picked";
                /** @description Picked, in this order */
                products: string[];
            };
            /** @description The coach, in the first person */
            meet: {
                /** @description Whether visitors see this section */
                isShown: boolean;
                eyebrow: string;
                paragraphs: string[];
            };
        };
        SiteCoaching: {
            hero: {
                eyebrow: string;
                title: string;
                lead: string;
                note: string;
            };
            whatIs: {
                /** @description Whether visitors see this section */
                isShown: boolean;
                eyebrow: string;
                title: string;
                paragraphs: string[];
                stepsTitle: string;
                steps: {
                    title: string;
                    text: string;
                }[];
            };
            benefits: {
                /** @description Whether visitors see this section */
                isShown: boolean;
                eyebrow: string;
                title: string;
                mothers: {
                    title: string;
                    items: string[];
                };
                daughters: {
                    title: string;
                    items: string[];
                };
            };
            bio: {
                /** @description Whether visitors see this section */
                isShown: boolean;
                eyebrow: string;
                paragraphs: string[];
            };
            offerings: {
                /** @description Whether visitors see this section */
                isShown: boolean;
                eyebrow: string;
                title: string;
            };
            booking: {
                /** @description Whether visitors see this section */
                isShown: boolean;
                eyebrow: string;
                title: string;
                lead: string;
                pointsTitle: string;
                points: string[];
                howTitle: string;
                how: string;
                privacy: string;
                /** @description On the buttons that lead here; empty: as they are called at first */
                action: string;
            };
        };
        SiteSocialLinks: {
            label: string;
            url: string;
        }[];
        SiteAnnouncement: {
            /** @description Empty: there is none */
            text: string;
            /** @description Where it leads to; empty: nowhere */
            url: string;
        };
        TextWidgetSettings: {
            /** @description HTML of the few elements a text may have */
            content: string;
        };
        ImageWidgetSettings: {
            /** Format: uuid */
            mediaAssetId: string;
            alt: string;
            caption: string;
            /** @description Short-lived; null when the file is gone */
            mediaUrl: string | null;
            mimeType: string | null;
            /** @description Bytes */
            fileSize: number | null;
            fileName: string | null;
        };
        DeliveredImageWidgetSettings: {
            /** @description Signed; lives some minutes and belongs to this reader */
            url: string;
            mimeType: string;
            fileName: string;
            /** @description Bytes */
            fileSize: number;
            alt: string;
            caption: string;
            width: number | null;
            height: number | null;
        };
        VideoWidgetSettings: {
            /** Format: uuid */
            mediaAssetId: string;
            title: string;
            caption: string;
            captionsAssetId: string | null;
            posterAssetId: string | null;
            transcript: string | null;
            /** @description Short-lived; null when the file is gone */
            mediaUrl: string | null;
            mimeType: string | null;
            /** @description Bytes */
            fileSize: number | null;
            fileName: string | null;
            durationSeconds: number | null;
            /** @description Of the captions named here, or else of those the video has */
            captionsUrl: string | null;
            posterUrl: string | null;
        };
        DeliveredVideoWidgetSettings: {
            /** @description Signed; lives some minutes and belongs to this reader */
            url: string;
            mimeType: string;
            fileName: string;
            /** @description Bytes */
            fileSize: number;
            durationSeconds: number | null;
            /** @description Of the captions named here, or else of those the video has */
            captionsUrl: string | null;
            posterUrl: string | null;
            title: string;
            caption: string;
            transcript: string | null;
        };
        AudioWidgetSettings: {
            /** Format: uuid */
            mediaAssetId: string;
            title: string;
            caption: string;
            transcript: string | null;
            /** @description Short-lived; null when the file is gone */
            mediaUrl: string | null;
            mimeType: string | null;
            /** @description Bytes */
            fileSize: number | null;
            fileName: string | null;
            durationSeconds: number | null;
        };
        DeliveredAudioWidgetSettings: {
            /** @description Signed; lives some minutes and belongs to this reader */
            url: string;
            mimeType: string;
            fileName: string;
            /** @description Bytes */
            fileSize: number;
            durationSeconds: number | null;
            title: string;
            caption: string;
            transcript: string | null;
        };
        FileWidgetSettings: {
            /** Format: uuid */
            mediaAssetId: string;
            fileName: string;
            caption: string;
            /** @description Short-lived; null when the file is gone */
            mediaUrl: string | null;
            mimeType: string | null;
            /** @description Bytes */
            fileSize: number | null;
        };
        DeliveredFileWidgetSettings: {
            /** @description Signed; lives some minutes and belongs to this reader */
            url: string;
            mimeType: string;
            fileName: string;
            /** @description Bytes */
            fileSize: number;
            caption: string;
        };
        ButtonWidgetSettings: {
            label: string;
            /** @description An https address, or a page of our own: /library */
            url: string;
            /** @enum {string} */
            variant: "default" | "outline" | "link";
            /** @description The label */
            text: string;
        };
        DeliveredButtonWidgetSettings: {
            label: string;
            /** @description An https address, or a page of our own: /library */
            url: string;
            /** @enum {string} */
            variant: "default" | "outline" | "link";
        };
        StopwatchWidgetSettings: {
            /** @description Where it begins, and where Reset leads back to */
            initialSeconds: number;
        };
        CalendlyWidgetSettings: {
            /** @description An https address of calendly.com */
            url: string;
            title: string;
        };
        TypeformWidgetSettings: {
            /** @description An https address of typeform.com */
            url: string;
            title: string;
        };
        QuestionWidgetSettings: {
            /** @constant */
            kind: "multiple_choice";
            question: string;
            options: {
                id: string;
                text: string;
            }[];
            correctOptionId: string;
            feedback: {
                correct: string;
                incorrect: string;
            };
        } | {
            /** @constant */
            kind: "journal";
            question: string;
        };
        DeliveredQuestionWidgetSettings: {
            /** @constant */
            kind: "multiple_choice";
            question: string;
            options: {
                id: string;
                text: string;
            }[];
        } | {
            /** @constant */
            kind: "journal";
            question: string;
        };
        OpinionScaleWidgetSettings: {
            question: string;
            min: number;
            max: number;
            minLabel: string;
            maxLabel: string;
        };
        DeliveredTextWidget: {
            /** Format: uuid */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "text";
            settings: components["schemas"]["TextWidgetSettings"];
        };
        DeliveredImageWidget: {
            /** Format: uuid */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "image";
            settings: components["schemas"]["DeliveredImageWidgetSettings"];
        };
        DeliveredVideoWidget: {
            /** Format: uuid */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "video";
            settings: components["schemas"]["DeliveredVideoWidgetSettings"];
        };
        DeliveredAudioWidget: {
            /** Format: uuid */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "audio";
            settings: components["schemas"]["DeliveredAudioWidgetSettings"];
        };
        DeliveredFileWidget: {
            /** Format: uuid */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "file";
            settings: components["schemas"]["DeliveredFileWidgetSettings"];
        };
        DeliveredButtonWidget: {
            /** Format: uuid */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "button";
            settings: components["schemas"]["DeliveredButtonWidgetSettings"];
        };
        DeliveredStopwatchWidget: {
            /** Format: uuid */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "stopwatch";
            settings: components["schemas"]["StopwatchWidgetSettings"];
        };
        DeliveredCalendlyWidget: {
            /** Format: uuid */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "calendly";
            settings: components["schemas"]["CalendlyWidgetSettings"];
        };
        DeliveredTypeformWidget: {
            /** Format: uuid */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "typeform";
            settings: components["schemas"]["TypeformWidgetSettings"];
        };
        DeliveredQuestionWidget: {
            /** Format: uuid */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "question";
            settings: components["schemas"]["DeliveredQuestionWidgetSettings"];
        };
        DeliveredOpinionScaleWidget: {
            /** Format: uuid */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "opinionScale";
            settings: components["schemas"]["OpinionScaleWidgetSettings"];
        };
        TextWidget: {
            /** Format: uuid */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "text";
            settings: components["schemas"]["TextWidgetSettings"] | components["schemas"]["UnfilledWidgetSettings"];
        };
        ImageWidget: {
            /** Format: uuid */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "image";
            settings: components["schemas"]["ImageWidgetSettings"] | components["schemas"]["UnfilledWidgetSettings"];
        };
        VideoWidget: {
            /** Format: uuid */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "video";
            settings: components["schemas"]["VideoWidgetSettings"] | components["schemas"]["UnfilledWidgetSettings"];
        };
        AudioWidget: {
            /** Format: uuid */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "audio";
            settings: components["schemas"]["AudioWidgetSettings"] | components["schemas"]["UnfilledWidgetSettings"];
        };
        FileWidget: {
            /** Format: uuid */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "file";
            settings: components["schemas"]["FileWidgetSettings"] | components["schemas"]["UnfilledWidgetSettings"];
        };
        ButtonWidget: {
            /** Format: uuid */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "button";
            settings: components["schemas"]["ButtonWidgetSettings"] | components["schemas"]["UnfilledWidgetSettings"];
        };
        StopwatchWidget: {
            /** Format: uuid */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "stopwatch";
            settings: components["schemas"]["StopwatchWidgetSettings"] | components["schemas"]["UnfilledWidgetSettings"];
        };
        CalendlyWidget: {
            /** Format: uuid */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "calendly";
            settings: components["schemas"]["CalendlyWidgetSettings"] | components["schemas"]["UnfilledWidgetSettings"];
        };
        TypeformWidget: {
            /** Format: uuid */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "typeform";
            settings: components["schemas"]["TypeformWidgetSettings"] | components["schemas"]["UnfilledWidgetSettings"];
        };
        QuestionWidget: {
            /** Format: uuid */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "question";
            settings: components["schemas"]["QuestionWidgetSettings"] | components["schemas"]["UnfilledWidgetSettings"];
        };
        OpinionScaleWidget: {
            /** Format: uuid */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "opinionScale";
            settings: components["schemas"]["OpinionScaleWidgetSettings"] | components["schemas"]["UnfilledWidgetSettings"];
        };
        EditorTextWidget: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            pageId: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "text";
            settings: components["schemas"]["TextWidgetSettings"] | components["schemas"]["UnfilledWidgetSettings"];
            orderIndex: number;
            /** @description Grows with every change of what lies in the lesson. Send it back as If-Match */
            lessonVersion: number;
        };
        EditorImageWidget: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            pageId: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "image";
            settings: components["schemas"]["ImageWidgetSettings"] | components["schemas"]["UnfilledWidgetSettings"];
            orderIndex: number;
            /** @description Grows with every change of what lies in the lesson. Send it back as If-Match */
            lessonVersion: number;
        };
        EditorVideoWidget: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            pageId: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "video";
            settings: components["schemas"]["VideoWidgetSettings"] | components["schemas"]["UnfilledWidgetSettings"];
            orderIndex: number;
            /** @description Grows with every change of what lies in the lesson. Send it back as If-Match */
            lessonVersion: number;
        };
        EditorAudioWidget: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            pageId: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "audio";
            settings: components["schemas"]["AudioWidgetSettings"] | components["schemas"]["UnfilledWidgetSettings"];
            orderIndex: number;
            /** @description Grows with every change of what lies in the lesson. Send it back as If-Match */
            lessonVersion: number;
        };
        EditorFileWidget: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            pageId: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "file";
            settings: components["schemas"]["FileWidgetSettings"] | components["schemas"]["UnfilledWidgetSettings"];
            orderIndex: number;
            /** @description Grows with every change of what lies in the lesson. Send it back as If-Match */
            lessonVersion: number;
        };
        EditorButtonWidget: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            pageId: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "button";
            settings: components["schemas"]["ButtonWidgetSettings"] | components["schemas"]["UnfilledWidgetSettings"];
            orderIndex: number;
            /** @description Grows with every change of what lies in the lesson. Send it back as If-Match */
            lessonVersion: number;
        };
        EditorStopwatchWidget: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            pageId: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "stopwatch";
            settings: components["schemas"]["StopwatchWidgetSettings"] | components["schemas"]["UnfilledWidgetSettings"];
            orderIndex: number;
            /** @description Grows with every change of what lies in the lesson. Send it back as If-Match */
            lessonVersion: number;
        };
        EditorCalendlyWidget: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            pageId: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "calendly";
            settings: components["schemas"]["CalendlyWidgetSettings"] | components["schemas"]["UnfilledWidgetSettings"];
            orderIndex: number;
            /** @description Grows with every change of what lies in the lesson. Send it back as If-Match */
            lessonVersion: number;
        };
        EditorTypeformWidget: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            pageId: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "typeform";
            settings: components["schemas"]["TypeformWidgetSettings"] | components["schemas"]["UnfilledWidgetSettings"];
            orderIndex: number;
            /** @description Grows with every change of what lies in the lesson. Send it back as If-Match */
            lessonVersion: number;
        };
        EditorQuestionWidget: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            pageId: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "question";
            settings: components["schemas"]["QuestionWidgetSettings"] | components["schemas"]["UnfilledWidgetSettings"];
            orderIndex: number;
            /** @description Grows with every change of what lies in the lesson. Send it back as If-Match */
            lessonVersion: number;
        };
        EditorOpinionScaleWidget: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            pageId: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "opinionScale";
            settings: components["schemas"]["OpinionScaleWidgetSettings"] | components["schemas"]["UnfilledWidgetSettings"];
            orderIndex: number;
            /** @description Grows with every change of what lies in the lesson. Send it back as If-Match */
            lessonVersion: number;
        };
        DeliveredWidget: components["schemas"]["DeliveredTextWidget"] | components["schemas"]["DeliveredImageWidget"] | components["schemas"]["DeliveredVideoWidget"] | components["schemas"]["DeliveredAudioWidget"] | components["schemas"]["DeliveredFileWidget"] | components["schemas"]["DeliveredButtonWidget"] | components["schemas"]["DeliveredStopwatchWidget"] | components["schemas"]["DeliveredCalendlyWidget"] | components["schemas"]["DeliveredTypeformWidget"] | components["schemas"]["DeliveredQuestionWidget"] | components["schemas"]["DeliveredOpinionScaleWidget"];
        Widget: components["schemas"]["TextWidget"] | components["schemas"]["ImageWidget"] | components["schemas"]["VideoWidget"] | components["schemas"]["AudioWidget"] | components["schemas"]["FileWidget"] | components["schemas"]["ButtonWidget"] | components["schemas"]["StopwatchWidget"] | components["schemas"]["CalendlyWidget"] | components["schemas"]["TypeformWidget"] | components["schemas"]["QuestionWidget"] | components["schemas"]["OpinionScaleWidget"];
        EditorWidget: components["schemas"]["EditorTextWidget"] | components["schemas"]["EditorImageWidget"] | components["schemas"]["EditorVideoWidget"] | components["schemas"]["EditorAudioWidget"] | components["schemas"]["EditorFileWidget"] | components["schemas"]["EditorButtonWidget"] | components["schemas"]["EditorStopwatchWidget"] | components["schemas"]["EditorCalendlyWidget"] | components["schemas"]["EditorTypeformWidget"] | components["schemas"]["EditorQuestionWidget"] | components["schemas"]["EditorOpinionScaleWidget"];
        AddWidgetRequest: components["schemas"]["AddTextWidgetRequest"] | components["schemas"]["AddImageWidgetRequest"] | components["schemas"]["AddVideoWidgetRequest"] | components["schemas"]["AddAudioWidgetRequest"] | components["schemas"]["AddFileWidgetRequest"] | components["schemas"]["AddButtonWidgetRequest"] | components["schemas"]["AddStopwatchWidgetRequest"] | components["schemas"]["AddCalendlyWidgetRequest"] | components["schemas"]["AddTypeformWidgetRequest"] | components["schemas"]["AddQuestionWidgetRequest"] | components["schemas"]["AddOpinionScaleWidgetRequest"];
    };
    responses: {
        /**
         * @description - `not_for_programs`: Personal API tokens cannot do this; sign in
         *     - `second_factor_required`: The coach must set up a second factor first
         */
        "403.not_for_programs.second_factor_required": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 403,
                 *       "code": "not_for_programs",
                 *       "message": "Personal API tokens cannot do this; sign in",
                 *       "requestId": "0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa"
                 *     }
                 */
                "application/json": components["schemas"]["ProblemResponse"] & {
                    /** @enum {string} */
                    code?: "not_for_programs" | "second_factor_required";
                };
            };
        };
        /** @description - `unavailable`: The server or its database is busy; try again after `Retry-After` seconds */
        "503.unavailable": {
            headers: {
                /** @description Seconds to wait */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 503,
                 *       "code": "unavailable",
                 *       "message": "The server or its database is busy; try again after `Retry-After` seconds",
                 *       "requestId": "0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa"
                 *     }
                 */
                "application/json": components["schemas"]["ProblemResponse"] & {
                    /** @enum {string} */
                    code?: "unavailable";
                };
            };
        };
        /**
         * @description - `bad_request`: The request cannot be read
         *     - `too_slow`: The request took too long to arrive
         *     - `too_large`: The request is too large
         */
        "4XX": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 400,
                 *       "code": "bad_request",
                 *       "message": "The request cannot be read",
                 *       "requestId": "0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa"
                 *     }
                 */
                "application/json": components["schemas"]["ProblemResponse"] & {
                    /** @enum {string} */
                    code?: "bad_request" | "too_slow" | "too_large";
                };
            };
        };
        /**
         * @description - `shutting_down`: The server is stopping
         *     - `storage_unavailable`: The storage of files cannot be reached
         *     - `unavailable`: The server or its database is busy; try again after `Retry-After` seconds
         */
        "503.shutting_down.storage_unavailable.unavailable": {
            headers: {
                /** @description Seconds to wait */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 503,
                 *       "code": "shutting_down",
                 *       "message": "The server is stopping",
                 *       "requestId": "0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa"
                 *     }
                 */
                "application/json": components["schemas"]["ProblemResponse"] & {
                    /** @enum {string} */
                    code?: "shutting_down" | "storage_unavailable" | "unavailable";
                };
            };
        };
        /** @description - `sign_in_required`: Nobody is signed in, or the sign-in has ended */
        "401.sign_in_required": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 401,
                 *       "code": "sign_in_required",
                 *       "message": "Nobody is signed in, or the sign-in has ended",
                 *       "requestId": "0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa"
                 *     }
                 */
                "application/json": components["schemas"]["ProblemResponse"] & {
                    /** @enum {string} */
                    code?: "sign_in_required";
                };
            };
        };
        /**
         * @description - `bad_request`: The request cannot be read
         *     - `invalid`: `fields` says what is wrong with which field
         */
        "400.bad_request.invalid": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 400,
                 *       "code": "bad_request",
                 *       "message": "The request cannot be read",
                 *       "requestId": "0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa"
                 *     }
                 */
                "application/json": components["schemas"]["ProblemResponse"] & {
                    /** @enum {string} */
                    code?: "bad_request" | "invalid";
                };
            };
        };
        /**
         * @description - `foreign_page`: A browser sent this from a page of another site
         *     - `fresh_sign_in_required`: The password has to be proved again on this device
         *     - `not_for_programs`: Personal API tokens cannot do this; sign in
         *     - `second_factor_required`: The coach must set up a second factor first
         */
        "403.foreign_page.fresh_sign_in_required.not_for_programs.second_factor_required": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 403,
                 *       "code": "foreign_page",
                 *       "message": "A browser sent this from a page of another site",
                 *       "requestId": "0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa"
                 *     }
                 */
                "application/json": components["schemas"]["ProblemResponse"] & {
                    /** @enum {string} */
                    code?: "foreign_page" | "fresh_sign_in_required" | "not_for_programs" | "second_factor_required";
                };
            };
        };
        /** @description - `full`: There is no room for one more */
        "409.full": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 409,
                 *       "code": "full",
                 *       "message": "There is no room for one more",
                 *       "requestId": "0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa"
                 *     }
                 */
                "application/json": components["schemas"]["ProblemResponse"] & {
                    /** @enum {string} */
                    code?: "full";
                };
            };
        };
        /** @description - `too_large`: The request is too large */
        "413.too_large": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 413,
                 *       "code": "too_large",
                 *       "message": "The request is too large",
                 *       "requestId": "0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa"
                 *     }
                 */
                "application/json": components["schemas"]["ProblemResponse"] & {
                    /** @enum {string} */
                    code?: "too_large";
                };
            };
        };
        /** @description - `too_many`: Too often; `Retry-After` says how many seconds to wait */
        "429.too_many": {
            headers: {
                /** @description Seconds to wait */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 429,
                 *       "code": "too_many",
                 *       "message": "Too often; `Retry-After` says how many seconds to wait",
                 *       "requestId": "0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa"
                 *     }
                 */
                "application/json": components["schemas"]["ProblemResponse"] & {
                    /** @enum {string} */
                    code?: "too_many";
                };
            };
        };
        /** @description - `unsupported_media_type`: Bodies are `application/json` */
        "415.unsupported_media_type": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 415,
                 *       "code": "unsupported_media_type",
                 *       "message": "Bodies are `application/json`",
                 *       "requestId": "0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa"
                 *     }
                 */
                "application/json": components["schemas"]["ProblemResponse"] & {
                    /** @enum {string} */
                    code?: "unsupported_media_type";
                };
            };
        };
        /**
         * @description - `bad_id`: The address holds something that is not an id
         *     - `bad_request`: The request cannot be read
         */
        "400.bad_id.bad_request": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 400,
                 *       "code": "bad_id",
                 *       "message": "The address holds something that is not an id",
                 *       "requestId": "0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa"
                 *     }
                 */
                "application/json": components["schemas"]["ProblemResponse"] & {
                    /** @enum {string} */
                    code?: "bad_id" | "bad_request";
                };
            };
        };
        /**
         * @description - `foreign_page`: A browser sent this from a page of another site
         *     - `not_for_programs`: Personal API tokens cannot do this; sign in
         *     - `second_factor_required`: The coach must set up a second factor first
         */
        "403.foreign_page.not_for_programs.second_factor_required": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 403,
                 *       "code": "foreign_page",
                 *       "message": "A browser sent this from a page of another site",
                 *       "requestId": "0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa"
                 *     }
                 */
                "application/json": components["schemas"]["ProblemResponse"] & {
                    /** @enum {string} */
                    code?: "foreign_page" | "not_for_programs" | "second_factor_required";
                };
            };
        };
        /** @description - `not_found`: It does not exist, or it belongs to somebody else */
        "404.not_found": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 404,
                 *       "code": "not_found",
                 *       "message": "It does not exist, or it belongs to somebody else",
                 *       "requestId": "0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa"
                 *     }
                 */
                "application/json": components["schemas"]["ProblemResponse"] & {
                    /** @enum {string} */
                    code?: "not_found";
                };
            };
        };
        /**
         * @description - `bad_request`: The request cannot be read
         *     - `invalid`: `fields` says what is wrong with which field
         *     - `weak_password`: The password is too easily guessed
         */
        "400.bad_request.invalid.weak_password": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 400,
                 *       "code": "bad_request",
                 *       "message": "The request cannot be read",
                 *       "requestId": "0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa"
                 *     }
                 */
                "application/json": components["schemas"]["ProblemResponse"] & {
                    /** @enum {string} */
                    code?: "bad_request" | "invalid" | "weak_password";
                };
            };
        };
        /**
         * @description - `busy`: Many passwords are being checked; try again after `Retry-After` seconds
         *     - `unavailable`: The server or its database is busy; try again after `Retry-After` seconds
         */
        "503.busy.unavailable": {
            headers: {
                /** @description Seconds to wait */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 503,
                 *       "code": "busy",
                 *       "message": "Many passwords are being checked; try again after `Retry-After` seconds",
                 *       "requestId": "0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa"
                 *     }
                 */
                "application/json": components["schemas"]["ProblemResponse"] & {
                    /** @enum {string} */
                    code?: "busy" | "unavailable";
                };
            };
        };
        /** @description - `email_taken`: The address has an account already */
        "409.email_taken": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 409,
                 *       "code": "email_taken",
                 *       "message": "The address has an account already",
                 *       "requestId": "0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa"
                 *     }
                 */
                "application/json": components["schemas"]["ProblemResponse"] & {
                    /** @enum {string} */
                    code?: "email_taken";
                };
            };
        };
        /**
         * @description - `foreign_page`: A browser sent this from a page of another site
         *     - `not_for_programs`: Personal API tokens cannot do this; sign in
         */
        "403.foreign_page.not_for_programs": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 403,
                 *       "code": "foreign_page",
                 *       "message": "A browser sent this from a page of another site",
                 *       "requestId": "0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa"
                 *     }
                 */
                "application/json": components["schemas"]["ProblemResponse"] & {
                    /** @enum {string} */
                    code?: "foreign_page" | "not_for_programs";
                };
            };
        };
        /**
         * @description - `account_blocked`: The coach has blocked this account; the message says whom to write to
         *     - `foreign_page`: A browser sent this from a page of another site
         *     - `not_for_programs`: Personal API tokens cannot do this; sign in
         */
        "403.account_blocked.foreign_page.not_for_programs": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 403,
                 *       "code": "account_blocked",
                 *       "message": "The coach has blocked this account; the message says whom to write to",
                 *       "requestId": "0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa"
                 *     }
                 */
                "application/json": components["schemas"]["ProblemResponse"] & {
                    /** @enum {string} */
                    code?: "account_blocked" | "foreign_page" | "not_for_programs";
                };
            };
        };
        /**
         * @description - `code_required`: A code of the authenticator app, or a recovery code, is asked for
         *     - `sign_in_required`: Nobody is signed in, or the sign-in has ended
         *     - `wrong_credentials`: E-mail or password is not right
         */
        "401.code_required.sign_in_required.wrong_credentials": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 401,
                 *       "code": "code_required",
                 *       "message": "A code of the authenticator app, or a recovery code, is asked for",
                 *       "requestId": "0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa"
                 *     }
                 */
                "application/json": components["schemas"]["ProblemResponse"] & {
                    /** @enum {string} */
                    code?: "code_required" | "sign_in_required" | "wrong_credentials";
                };
            };
        };
        /** @description - `bad_request`: The request cannot be read */
        "400.bad_request": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 400,
                 *       "code": "bad_request",
                 *       "message": "The request cannot be read",
                 *       "requestId": "0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa"
                 *     }
                 */
                "application/json": components["schemas"]["ProblemResponse"] & {
                    /** @enum {string} */
                    code?: "bad_request";
                };
            };
        };
        /** @description - `not_for_programs`: Personal API tokens cannot do this; sign in */
        "403.not_for_programs": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 403,
                 *       "code": "not_for_programs",
                 *       "message": "Personal API tokens cannot do this; sign in",
                 *       "requestId": "0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa"
                 *     }
                 */
                "application/json": components["schemas"]["ProblemResponse"] & {
                    /** @enum {string} */
                    code?: "not_for_programs";
                };
            };
        };
        /** @description - `session_expired`: The access token has run out; `POST /api/auth/refresh` renews it */
        "401.session_expired": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 401,
                 *       "code": "session_expired",
                 *       "message": "The access token has run out; `POST /api/auth/refresh` renews it",
                 *       "requestId": "0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa"
                 *     }
                 */
                "application/json": components["schemas"]["ProblemResponse"] & {
                    /** @enum {string} */
                    code?: "session_expired";
                };
            };
        };
        /** @description - `link_invalid`: The link was used, has expired or is none of ours */
        "422.link_invalid": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 422,
                 *       "code": "link_invalid",
                 *       "message": "The link was used, has expired or is none of ours",
                 *       "requestId": "0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa"
                 *     }
                 */
                "application/json": components["schemas"]["ProblemResponse"] & {
                    /** @enum {string} */
                    code?: "link_invalid";
                };
            };
        };
        /**
         * @description - `foreign_page`: A browser sent this from a page of another site
         *     - `scope_required`: The personal API token lacks the scope; `message` names it
         *     - `second_factor_required`: The coach must set up a second factor first
         */
        "403.foreign_page.scope_required.second_factor_required": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 403,
                 *       "code": "foreign_page",
                 *       "message": "A browser sent this from a page of another site",
                 *       "requestId": "0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa"
                 *     }
                 */
                "application/json": components["schemas"]["ProblemResponse"] & {
                    /** @enum {string} */
                    code?: "foreign_page" | "scope_required" | "second_factor_required";
                };
            };
        };
        /**
         * @description - `storage_unavailable`: The storage of files cannot be reached
         *     - `unavailable`: The server or its database is busy; try again after `Retry-After` seconds
         */
        "503.storage_unavailable.unavailable": {
            headers: {
                /** @description Seconds to wait */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 503,
                 *       "code": "storage_unavailable",
                 *       "message": "The storage of files cannot be reached",
                 *       "requestId": "0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa"
                 *     }
                 */
                "application/json": components["schemas"]["ProblemResponse"] & {
                    /** @enum {string} */
                    code?: "storage_unavailable" | "unavailable";
                };
            };
        };
        /**
         * @description - `too_large`: The request is too large
         *     - `upload_too_large`: The file is too large; `fields` says what was sent and what is allowed
         */
        "413.too_large.upload_too_large": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 413,
                 *       "code": "too_large",
                 *       "message": "The request is too large",
                 *       "requestId": "0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa"
                 *     }
                 */
                "application/json": components["schemas"]["ProblemResponse"] & {
                    /** @enum {string} */
                    code?: "too_large" | "upload_too_large";
                };
            };
        };
        /**
         * @description - `upload_broken`: The file is damaged, unfinished or something else besides
         *     - `upload_mismatch`: The file is not what it was said to be
         *     - `upload_missing`: The file has not arrived yet
         *     - `upload_type`: Files of this type are not taken here
         *     - `upload_unknown`: The upload is not known, has expired or is somebody else’s
         */
        "422.upload_broken.upload_mismatch.upload_missing.upload_type.upload_unknown": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 422,
                 *       "code": "upload_broken",
                 *       "message": "The file is damaged, unfinished or something else besides",
                 *       "requestId": "0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa"
                 *     }
                 */
                "application/json": components["schemas"]["ProblemResponse"] & {
                    /** @enum {string} */
                    code?: "upload_broken" | "upload_mismatch" | "upload_missing" | "upload_type" | "upload_unknown";
                };
            };
        };
        /** @description - `upload_used`: The upload was used already */
        "409.upload_used": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 409,
                 *       "code": "upload_used",
                 *       "message": "The upload was used already",
                 *       "requestId": "0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa"
                 *     }
                 */
                "application/json": components["schemas"]["ProblemResponse"] & {
                    /** @enum {string} */
                    code?: "upload_used";
                };
            };
        };
        /**
         * @description - `bad_request`: The request cannot be read
         *     - `invalid`: `fields` says what is wrong with which field
         *     - `same_email`: This is the present address
         */
        "400.bad_request.invalid.same_email": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 400,
                 *       "code": "bad_request",
                 *       "message": "The request cannot be read",
                 *       "requestId": "0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa"
                 *     }
                 */
                "application/json": components["schemas"]["ProblemResponse"] & {
                    /** @enum {string} */
                    code?: "bad_request" | "invalid" | "same_email";
                };
            };
        };
        /**
         * @description - `foreign_page`: A browser sent this from a page of another site
         *     - `not_for_programs`: Personal API tokens cannot do this; sign in
         *     - `second_factor_required`: The coach must set up a second factor first
         *     - `wrong_password`: The present password is not right
         */
        "403.foreign_page.not_for_programs.second_factor_required.wrong_password": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 403,
                 *       "code": "foreign_page",
                 *       "message": "A browser sent this from a page of another site",
                 *       "requestId": "0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa"
                 *     }
                 */
                "application/json": components["schemas"]["ProblemResponse"] & {
                    /** @enum {string} */
                    code?: "foreign_page" | "not_for_programs" | "second_factor_required" | "wrong_password";
                };
            };
        };
        /** @description - `scope_required`: The personal API token lacks the scope; `message` names it */
        "403.scope_required": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 403,
                 *       "code": "scope_required",
                 *       "message": "The personal API token lacks the scope; `message` names it",
                 *       "requestId": "0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa"
                 *     }
                 */
                "application/json": components["schemas"]["ProblemResponse"] & {
                    /** @enum {string} */
                    code?: "scope_required";
                };
            };
        };
        /**
         * @description - `foreign_page`: A browser sent this from a page of another site
         *     - `fresh_sign_in_required`: The password has to be proved again on this device
         *     - `not_for_programs`: Personal API tokens cannot do this; sign in
         */
        "403.foreign_page.fresh_sign_in_required.not_for_programs": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 403,
                 *       "code": "foreign_page",
                 *       "message": "A browser sent this from a page of another site",
                 *       "requestId": "0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa"
                 *     }
                 */
                "application/json": components["schemas"]["ProblemResponse"] & {
                    /** @enum {string} */
                    code?: "foreign_page" | "fresh_sign_in_required" | "not_for_programs";
                };
            };
        };
        /** @description - `totp_on`: The second factor is on already */
        "409.totp_on": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 409,
                 *       "code": "totp_on",
                 *       "message": "The second factor is on already",
                 *       "requestId": "0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa"
                 *     }
                 */
                "application/json": components["schemas"]["ProblemResponse"] & {
                    /** @enum {string} */
                    code?: "totp_on";
                };
            };
        };
        /** @description - `totp_required`: The coach’s second factor stays on */
        "409.totp_required": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 409,
                 *       "code": "totp_required",
                 *       "message": "The coach’s second factor stays on",
                 *       "requestId": "0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa"
                 *     }
                 */
                "application/json": components["schemas"]["ProblemResponse"] & {
                    /** @enum {string} */
                    code?: "totp_required";
                };
            };
        };
        /**
         * @description - `bad_request`: The request cannot be read
         *     - `invalid`: `fields` says what is wrong with which field
         *     - `wrong_code`: The code of the authenticator app is not right
         */
        "400.bad_request.invalid.wrong_code": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 400,
                 *       "code": "bad_request",
                 *       "message": "The request cannot be read",
                 *       "requestId": "0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa"
                 *     }
                 */
                "application/json": components["schemas"]["ProblemResponse"] & {
                    /** @enum {string} */
                    code?: "bad_request" | "invalid" | "wrong_code";
                };
            };
        };
        /** @description - `totp_not_started`: The second factor was not begun, or is confirmed already */
        "409.totp_not_started": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 409,
                 *       "code": "totp_not_started",
                 *       "message": "The second factor was not begun, or is confirmed already",
                 *       "requestId": "0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa"
                 *     }
                 */
                "application/json": components["schemas"]["ProblemResponse"] & {
                    /** @enum {string} */
                    code?: "totp_not_started";
                };
            };
        };
        /** @description - `totp_off`: There is no second factor */
        "409.totp_off": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 409,
                 *       "code": "totp_off",
                 *       "message": "There is no second factor",
                 *       "requestId": "0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa"
                 *     }
                 */
                "application/json": components["schemas"]["ProblemResponse"] & {
                    /** @enum {string} */
                    code?: "totp_off";
                };
            };
        };
        /**
         * @description - `bad_filter`: The list does not filter like that
         *     - `bad_range`: The list does not give such a range
         *     - `bad_sort`: The list does not sort like that
         *     - `invalid`: `fields` says what is wrong with which field
         */
        "400.bad_filter.bad_range.bad_sort.invalid": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 400,
                 *       "code": "bad_filter",
                 *       "message": "The list does not filter like that",
                 *       "requestId": "0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa"
                 *     }
                 */
                "application/json": components["schemas"]["ProblemResponse"] & {
                    /** @enum {string} */
                    code?: "bad_filter" | "bad_range" | "bad_sort" | "invalid";
                };
            };
        };
        /**
         * @description - `not_for_your_role`: Somebody is signed in, but in a role that may not do this
         *     - `scope_required`: The personal API token lacks the scope; `message` names it
         *     - `second_factor_required`: The coach must set up a second factor first
         */
        "403.not_for_your_role.scope_required.second_factor_required": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 403,
                 *       "code": "not_for_your_role",
                 *       "message": "Somebody is signed in, but in a role that may not do this",
                 *       "requestId": "0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa"
                 *     }
                 */
                "application/json": components["schemas"]["ProblemResponse"] & {
                    /** @enum {string} */
                    code?: "not_for_your_role" | "scope_required" | "second_factor_required";
                };
            };
        };
        /**
         * @description - `foreign_page`: A browser sent this from a page of another site
         *     - `not_for_your_role`: Somebody is signed in, but in a role that may not do this
         *     - `scope_required`: The personal API token lacks the scope; `message` names it
         *     - `second_factor_required`: The coach must set up a second factor first
         */
        "403.foreign_page.not_for_your_role.scope_required.second_factor_required": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 403,
                 *       "code": "foreign_page",
                 *       "message": "A browser sent this from a page of another site",
                 *       "requestId": "0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa"
                 *     }
                 */
                "application/json": components["schemas"]["ProblemResponse"] & {
                    /** @enum {string} */
                    code?: "foreign_page" | "not_for_your_role" | "scope_required" | "second_factor_required";
                };
            };
        };
        /** @description - `invalid`: `fields` says what is wrong with which field */
        "400.invalid": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 400,
                 *       "code": "invalid",
                 *       "message": "`fields` says what is wrong with which field",
                 *       "requestId": "0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa"
                 *     }
                 */
                "application/json": components["schemas"]["ProblemResponse"] & {
                    /** @enum {string} */
                    code?: "invalid";
                };
            };
        };
        /**
         * @description - `bad_id`: The address holds something that is not an id
         *     - `bad_request`: The request cannot be read
         *     - `invalid`: `fields` says what is wrong with which field
         */
        "400.bad_id.bad_request.invalid": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 400,
                 *       "code": "bad_id",
                 *       "message": "The address holds something that is not an id",
                 *       "requestId": "0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa"
                 *     }
                 */
                "application/json": components["schemas"]["ProblemResponse"] & {
                    /** @enum {string} */
                    code?: "bad_id" | "bad_request" | "invalid";
                };
            };
        };
        /**
         * @description - `no_such_media`: A file is not in the media library, or of another kind
         *     - `not_a_film`: Only a film has captions
         */
        "422.no_such_media.not_a_film": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 422,
                 *       "code": "no_such_media",
                 *       "message": "A file is not in the media library, or of another kind",
                 *       "requestId": "0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa"
                 *     }
                 */
                "application/json": components["schemas"]["ProblemResponse"] & {
                    /** @enum {string} */
                    code?: "no_such_media" | "not_a_film";
                };
            };
        };
        /** @description - `media_in_use`: The file is in use; `current.usedIn` says where */
        "409.media_in_use": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 409,
                 *       "code": "media_in_use",
                 *       "message": "The file is in use; `current.usedIn` says where",
                 *       "requestId": "0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa"
                 *     }
                 */
                "application/json": components["schemas"]["ProblemResponse"] & {
                    /** @enum {string} */
                    code?: "media_in_use";
                };
            };
        };
        /** @description - `upload_type`: Files of this type are not taken here */
        "422.upload_type": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 422,
                 *       "code": "upload_type",
                 *       "message": "Files of this type are not taken here",
                 *       "requestId": "0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa"
                 *     }
                 */
                "application/json": components["schemas"]["ProblemResponse"] & {
                    /** @enum {string} */
                    code?: "upload_type";
                };
            };
        };
        /**
         * @description - `bad_part`: Parts are numbered from 1 to 10,000
         *     - `bad_request`: The request cannot be read
         *     - `invalid`: `fields` says what is wrong with which field
         */
        "400.bad_part.bad_request.invalid": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 400,
                 *       "code": "bad_part",
                 *       "message": "Parts are numbered from 1 to 10,000",
                 *       "requestId": "0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa"
                 *     }
                 */
                "application/json": components["schemas"]["ProblemResponse"] & {
                    /** @enum {string} */
                    code?: "bad_part" | "bad_request" | "invalid";
                };
            };
        };
        /** @description - `upload_parts`: The parts named are not those that arrived */
        "422.upload_parts": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 422,
                 *       "code": "upload_parts",
                 *       "message": "The parts named are not those that arrived",
                 *       "requestId": "0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa"
                 *     }
                 */
                "application/json": components["schemas"]["ProblemResponse"] & {
                    /** @enum {string} */
                    code?: "upload_parts";
                };
            };
        };
        /**
         * @description - `not_for_programs`: Personal API tokens cannot do this; sign in
         *     - `not_offered`: Refused to everybody; the message says why, and what to call instead
         *     - `second_factor_required`: The coach must set up a second factor first
         */
        "403.not_for_programs.not_offered.second_factor_required": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 403,
                 *       "code": "not_for_programs",
                 *       "message": "Personal API tokens cannot do this; sign in",
                 *       "requestId": "0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa"
                 *     }
                 */
                "application/json": components["schemas"]["ProblemResponse"] & {
                    /** @enum {string} */
                    code?: "not_for_programs" | "not_offered" | "second_factor_required";
                };
            };
        };
        /**
         * @description - `foreign_page`: A browser sent this from a page of another site
         *     - `not_for_programs`: Personal API tokens cannot do this; sign in
         *     - `not_offered`: Refused to everybody; the message says why, and what to call instead
         *     - `second_factor_required`: The coach must set up a second factor first
         */
        "403.foreign_page.not_for_programs.not_offered.second_factor_required": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 403,
                 *       "code": "foreign_page",
                 *       "message": "A browser sent this from a page of another site",
                 *       "requestId": "0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa"
                 *     }
                 */
                "application/json": components["schemas"]["ProblemResponse"] & {
                    /** @enum {string} */
                    code?: "foreign_page" | "not_for_programs" | "not_offered" | "second_factor_required";
                };
            };
        };
        /**
         * @description - `not_for_programs`: Personal API tokens cannot do this; sign in
         *     - `not_for_your_role`: Somebody is signed in, but in a role that may not do this
         *     - `second_factor_required`: The coach must set up a second factor first
         */
        "403.not_for_programs.not_for_your_role.second_factor_required": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 403,
                 *       "code": "not_for_programs",
                 *       "message": "Personal API tokens cannot do this; sign in",
                 *       "requestId": "0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa"
                 *     }
                 */
                "application/json": components["schemas"]["ProblemResponse"] & {
                    /** @enum {string} */
                    code?: "not_for_programs" | "not_for_your_role" | "second_factor_required";
                };
            };
        };
        /**
         * @description - `bad_if_match`: `If-Match` takes the version that was read
         *     - `bad_request`: The request cannot be read
         *     - `invalid`: `fields` says what is wrong with which field
         */
        "400.bad_if_match.bad_request.invalid": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 400,
                 *       "code": "bad_if_match",
                 *       "message": "`If-Match` takes the version that was read",
                 *       "requestId": "0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa"
                 *     }
                 */
                "application/json": components["schemas"]["ProblemResponse"] & {
                    /** @enum {string} */
                    code?: "bad_if_match" | "bad_request" | "invalid";
                };
            };
        };
        /**
         * @description - `foreign_page`: A browser sent this from a page of another site
         *     - `not_for_programs`: Personal API tokens cannot do this; sign in
         *     - `not_for_your_role`: Somebody is signed in, but in a role that may not do this
         *     - `second_factor_required`: The coach must set up a second factor first
         */
        "403.foreign_page.not_for_programs.not_for_your_role.second_factor_required": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 403,
                 *       "code": "foreign_page",
                 *       "message": "A browser sent this from a page of another site",
                 *       "requestId": "0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa"
                 *     }
                 */
                "application/json": components["schemas"]["ProblemResponse"] & {
                    /** @enum {string} */
                    code?: "foreign_page" | "not_for_programs" | "not_for_your_role" | "second_factor_required";
                };
            };
        };
        /** @description - `stale_edit`: It was changed elsewhere meanwhile; `current` is what there is now */
        "412.stale_edit": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 412,
                 *       "code": "stale_edit",
                 *       "message": "It was changed elsewhere meanwhile; `current` is what there is now",
                 *       "requestId": "0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa"
                 *     }
                 */
                "application/json": components["schemas"]["ProblemResponse"] & {
                    /** @enum {string} */
                    code?: "stale_edit";
                };
            };
        };
        /**
         * @description - `bad_if_match`: `If-Match` takes the version that was read
         *     - `bad_request`: The request cannot be read
         */
        "400.bad_if_match.bad_request": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 400,
                 *       "code": "bad_if_match",
                 *       "message": "`If-Match` takes the version that was read",
                 *       "requestId": "0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa"
                 *     }
                 */
                "application/json": components["schemas"]["ProblemResponse"] & {
                    /** @enum {string} */
                    code?: "bad_if_match" | "bad_request";
                };
            };
        };
        /** @description - `no_such_media`: A file is not in the media library, or of another kind */
        "422.no_such_media": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 422,
                 *       "code": "no_such_media",
                 *       "message": "A file is not in the media library, or of another kind",
                 *       "requestId": "0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa"
                 *     }
                 */
                "application/json": components["schemas"]["ProblemResponse"] & {
                    /** @enum {string} */
                    code?: "no_such_media";
                };
            };
        };
        /** @description - `currency_in_use`: There are orders in the present currency, so it stays */
        "409.currency_in_use": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 409,
                 *       "code": "currency_in_use",
                 *       "message": "There are orders in the present currency, so it stays",
                 *       "requestId": "0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa"
                 *     }
                 */
                "application/json": components["schemas"]["ProblemResponse"] & {
                    /** @enum {string} */
                    code?: "currency_in_use";
                };
            };
        };
        /**
         * @description - `full`: There is no room for one more
         *     - `id_taken`: The id names something else already
         *     - `sibling_gone`: What it was to stand beside was moved or removed meanwhile
         */
        "409.full.id_taken.sibling_gone": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 409,
                 *       "code": "full",
                 *       "message": "There is no room for one more",
                 *       "requestId": "0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa"
                 *     }
                 */
                "application/json": components["schemas"]["ProblemResponse"] & {
                    /** @enum {string} */
                    code?: "full" | "id_taken" | "sibling_gone";
                };
            };
        };
        /**
         * @description - `full`: There is no room for one more
         *     - `sibling_gone`: What it was to stand beside was moved or removed meanwhile
         */
        "409.full.sibling_gone": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 409,
                 *       "code": "full",
                 *       "message": "There is no room for one more",
                 *       "requestId": "0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa"
                 *     }
                 */
                "application/json": components["schemas"]["ProblemResponse"] & {
                    /** @enum {string} */
                    code?: "full" | "sibling_gone";
                };
            };
        };
        /** @description - `parent_gone`: What it lay in was removed; bring that back first */
        "409.parent_gone": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 409,
                 *       "code": "parent_gone",
                 *       "message": "What it lay in was removed; bring that back first",
                 *       "requestId": "0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa"
                 *     }
                 */
                "application/json": components["schemas"]["ProblemResponse"] & {
                    /** @enum {string} */
                    code?: "parent_gone";
                };
            };
        };
        /** @description - `other_than_address`: The body names something else than the address */
        "422.other_than_address": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 422,
                 *       "code": "other_than_address",
                 *       "message": "The body names something else than the address",
                 *       "requestId": "0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa"
                 *     }
                 */
                "application/json": components["schemas"]["ProblemResponse"] & {
                    /** @enum {string} */
                    code?: "other_than_address";
                };
            };
        };
        /**
         * @description - `bad_id`: The address holds something that is not an id
         *     - `bad_if_match`: `If-Match` takes the version that was read
         *     - `bad_request`: The request cannot be read
         *     - `invalid`: `fields` says what is wrong with which field
         */
        "400.bad_id.bad_if_match.bad_request.invalid": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 400,
                 *       "code": "bad_id",
                 *       "message": "The address holds something that is not an id",
                 *       "requestId": "0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa"
                 *     }
                 */
                "application/json": components["schemas"]["ProblemResponse"] & {
                    /** @enum {string} */
                    code?: "bad_id" | "bad_if_match" | "bad_request" | "invalid";
                };
            };
        };
        /**
         * @description - `bad_widget`: `fields` says what is wrong with the widget’s settings
         *     - `no_such_media`: A file is not in the media library, or of another kind
         *     - `other_than_address`: The body names something else than the address
         */
        "422.bad_widget.no_such_media.other_than_address": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 422,
                 *       "code": "bad_widget",
                 *       "message": "`fields` says what is wrong with the widget’s settings",
                 *       "requestId": "0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa"
                 *     }
                 */
                "application/json": components["schemas"]["ProblemResponse"] & {
                    /** @enum {string} */
                    code?: "bad_widget" | "no_such_media" | "other_than_address";
                };
            };
        };
        /**
         * @description - `full`: There is no room for one more
         *     - `id_taken`: The id names something else already
         *     - `widget_removed`: The widget was removed; bring it back instead
         */
        "409.full.id_taken.widget_removed": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 409,
                 *       "code": "full",
                 *       "message": "There is no room for one more",
                 *       "requestId": "0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa"
                 *     }
                 */
                "application/json": components["schemas"]["ProblemResponse"] & {
                    /** @enum {string} */
                    code?: "full" | "id_taken" | "widget_removed";
                };
            };
        };
        /** @description - `bad_order`: The list names a widget twice, or one of another page */
        "422.bad_order": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 422,
                 *       "code": "bad_order",
                 *       "message": "The list names a widget twice, or one of another page",
                 *       "requestId": "0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa"
                 *     }
                 */
                "application/json": components["schemas"]["ProblemResponse"] & {
                    /** @enum {string} */
                    code?: "bad_order";
                };
            };
        };
        /** @description - `widgets_changed`: The page has other widgets meanwhile */
        "409.widgets_changed": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 409,
                 *       "code": "widgets_changed",
                 *       "message": "The page has other widgets meanwhile",
                 *       "requestId": "0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa"
                 *     }
                 */
                "application/json": components["schemas"]["ProblemResponse"] & {
                    /** @enum {string} */
                    code?: "widgets_changed";
                };
            };
        };
        /**
         * @description - `bad_widget`: `fields` says what is wrong with the widget’s settings
         *     - `no_such_media`: A file is not in the media library, or of another kind
         */
        "422.bad_widget.no_such_media": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 422,
                 *       "code": "bad_widget",
                 *       "message": "`fields` says what is wrong with the widget’s settings",
                 *       "requestId": "0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa"
                 *     }
                 */
                "application/json": components["schemas"]["ProblemResponse"] & {
                    /** @enum {string} */
                    code?: "bad_widget" | "no_such_media";
                };
            };
        };
        /**
         * @description - `bad_id`: The address holds something that is not an id
         *     - `bad_if_match`: `If-Match` takes the version that was read
         *     - `bad_request`: The request cannot be read
         */
        "400.bad_id.bad_if_match.bad_request": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 400,
                 *       "code": "bad_id",
                 *       "message": "The address holds something that is not an id",
                 *       "requestId": "0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa"
                 *     }
                 */
                "application/json": components["schemas"]["ProblemResponse"] & {
                    /** @enum {string} */
                    code?: "bad_id" | "bad_if_match" | "bad_request";
                };
            };
        };
        /** @description - `page_gone`: The page was removed meanwhile */
        "409.page_gone": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 409,
                 *       "code": "page_gone",
                 *       "message": "The page was removed meanwhile",
                 *       "requestId": "0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa"
                 *     }
                 */
                "application/json": components["schemas"]["ProblemResponse"] & {
                    /** @enum {string} */
                    code?: "page_gone";
                };
            };
        };
        /**
         * @description - `conflict`: Something like this exists already
         *     - `full`: There is no room for one more
         */
        "409.conflict.full": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 409,
                 *       "code": "conflict",
                 *       "message": "Something like this exists already",
                 *       "requestId": "0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa"
                 *     }
                 */
                "application/json": components["schemas"]["ProblemResponse"] & {
                    /** @enum {string} */
                    code?: "conflict" | "full";
                };
            };
        };
        /** @description - `built_in`: What comes with Sanctum stays */
        "409.built_in": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 409,
                 *       "code": "built_in",
                 *       "message": "What comes with Sanctum stays",
                 *       "requestId": "0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa"
                 *     }
                 */
                "application/json": components["schemas"]["ProblemResponse"] & {
                    /** @enum {string} */
                    code?: "built_in";
                };
            };
        };
        /**
         * @description - `foreign_page`: A browser sent this from a page of another site
         *     - `not_for_your_role`: Somebody is signed in, but in a role that may not do this
         *     - `scope_required`: The personal API token lacks the scope; `message` names it
         */
        "403.foreign_page.not_for_your_role.scope_required": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 403,
                 *       "code": "foreign_page",
                 *       "message": "A browser sent this from a page of another site",
                 *       "requestId": "0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa"
                 *     }
                 */
                "application/json": components["schemas"]["ProblemResponse"] & {
                    /** @enum {string} */
                    code?: "foreign_page" | "not_for_your_role" | "scope_required";
                };
            };
        };
        /** @description - `not_free`: The product has a price */
        "422.not_free": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 422,
                 *       "code": "not_free",
                 *       "message": "The product has a price",
                 *       "requestId": "0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa"
                 *     }
                 */
                "application/json": components["schemas"]["ProblemResponse"] & {
                    /** @enum {string} */
                    code?: "not_free";
                };
            };
        };
        /**
         * @description - `scope_required`: The personal API token lacks the scope; `message` names it
         *     - `second_factor_required`: The coach must set up a second factor first
         */
        "403.scope_required.second_factor_required": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 403,
                 *       "code": "scope_required",
                 *       "message": "The personal API token lacks the scope; `message` names it",
                 *       "requestId": "0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa"
                 *     }
                 */
                "application/json": components["schemas"]["ProblemResponse"] & {
                    /** @enum {string} */
                    code?: "scope_required" | "second_factor_required";
                };
            };
        };
        /**
         * @description - `already_owned`: The product is owned already
         *     - `gift_closed`: The gift was redeemed or refunded; nobody can redeem it any more
         *     - `gift_redeemed`: The gift was redeemed
         */
        "409.already_owned.gift_closed.gift_redeemed": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 409,
                 *       "code": "already_owned",
                 *       "message": "The product is owned already",
                 *       "requestId": "0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa"
                 *     }
                 */
                "application/json": components["schemas"]["ProblemResponse"] & {
                    /** @enum {string} */
                    code?: "already_owned" | "gift_closed" | "gift_redeemed";
                };
            };
        };
        /**
         * @description - `foreign_page`: A browser sent this from a page of another site
         *     - `not_for_programs`: Personal API tokens cannot do this; sign in
         *     - `not_for_your_role`: Somebody is signed in, but in a role that may not do this
         */
        "403.foreign_page.not_for_programs.not_for_your_role": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 403,
                 *       "code": "foreign_page",
                 *       "message": "A browser sent this from a page of another site",
                 *       "requestId": "0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa"
                 *     }
                 */
                "application/json": components["schemas"]["ProblemResponse"] & {
                    /** @enum {string} */
                    code?: "foreign_page" | "not_for_programs" | "not_for_your_role";
                };
            };
        };
        /**
         * @description - `buyer_gone`: The buyer’s account is gone
         *     - `gift_closed`: The gift was redeemed or refunded; nobody can redeem it any more
         */
        "409.buyer_gone.gift_closed": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 409,
                 *       "code": "buyer_gone",
                 *       "message": "The buyer’s account is gone",
                 *       "requestId": "0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa"
                 *     }
                 */
                "application/json": components["schemas"]["ProblemResponse"] & {
                    /** @enum {string} */
                    code?: "buyer_gone" | "gift_closed";
                };
            };
        };
        /** @description - `gift_closed`: The gift was redeemed or refunded; nobody can redeem it any more */
        "409.gift_closed": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 409,
                 *       "code": "gift_closed",
                 *       "message": "The gift was redeemed or refunded; nobody can redeem it any more",
                 *       "requestId": "0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa"
                 *     }
                 */
                "application/json": components["schemas"]["ProblemResponse"] & {
                    /** @enum {string} */
                    code?: "gift_closed";
                };
            };
        };
        /** @description - `code_taken`: There is a coupon with this code already */
        "409.code_taken": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 409,
                 *       "code": "code_taken",
                 *       "message": "There is a coupon with this code already",
                 *       "requestId": "0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa"
                 *     }
                 */
                "application/json": components["schemas"]["ProblemResponse"] & {
                    /** @enum {string} */
                    code?: "code_taken";
                };
            };
        };
        /** @description - `coupon_uses_taken`: More uses of the coupon than that are taken already */
        "409.coupon_uses_taken": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 409,
                 *       "code": "coupon_uses_taken",
                 *       "message": "More uses of the coupon than that are taken already",
                 *       "requestId": "0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa"
                 *     }
                 */
                "application/json": components["schemas"]["ProblemResponse"] & {
                    /** @enum {string} */
                    code?: "coupon_uses_taken";
                };
            };
        };
        /** @description - `already_owned`: The product is owned already */
        "409.already_owned": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 409,
                 *       "code": "already_owned",
                 *       "message": "The product is owned already",
                 *       "requestId": "0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa"
                 *     }
                 */
                "application/json": components["schemas"]["ProblemResponse"] & {
                    /** @enum {string} */
                    code?: "already_owned";
                };
            };
        };
        /** @description - `free_product`: The product is free; claim it instead */
        "422.free_product": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 422,
                 *       "code": "free_product",
                 *       "message": "The product is free; claim it instead",
                 *       "requestId": "0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa"
                 *     }
                 */
                "application/json": components["schemas"]["ProblemResponse"] & {
                    /** @enum {string} */
                    code?: "free_product";
                };
            };
        };
        /** @description - `coupon_unknown`: There is no such coupon */
        "422.coupon_unknown": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 422,
                 *       "code": "coupon_unknown",
                 *       "message": "There is no such coupon",
                 *       "requestId": "0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa"
                 *     }
                 */
                "application/json": components["schemas"]["ProblemResponse"] & {
                    /** @enum {string} */
                    code?: "coupon_unknown";
                };
            };
        };
        /**
         * @description - `already_paid`: The order is paid already; `current.orderId` names it
         *     - `coupon_refused`: The coupon in the cart does not apply; `current.problem` says why
         */
        "409.already_paid.coupon_refused": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 409,
                 *       "code": "already_paid",
                 *       "message": "The order is paid already; `current.orderId` names it",
                 *       "requestId": "0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa"
                 *     }
                 */
                "application/json": components["schemas"]["ProblemResponse"] & {
                    /** @enum {string} */
                    code?: "already_paid" | "coupon_refused";
                };
            };
        };
        /** @description - `cart_empty`: The cart is empty */
        "422.cart_empty": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 422,
                 *       "code": "cart_empty",
                 *       "message": "The cart is empty",
                 *       "requestId": "0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa"
                 *     }
                 */
                "application/json": components["schemas"]["ProblemResponse"] & {
                    /** @enum {string} */
                    code?: "cart_empty";
                };
            };
        };
        /**
         * @description - `payments_unavailable`: The payment provider cannot be reached
         *     - `unavailable`: The server or its database is busy; try again after `Retry-After` seconds
         */
        "503.payments_unavailable.unavailable": {
            headers: {
                /** @description Seconds to wait */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 503,
                 *       "code": "payments_unavailable",
                 *       "message": "The payment provider cannot be reached",
                 *       "requestId": "0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa"
                 *     }
                 */
                "application/json": components["schemas"]["ProblemResponse"] & {
                    /** @enum {string} */
                    code?: "payments_unavailable" | "unavailable";
                };
            };
        };
        /**
         * @description - `session_expired`: The access token has run out; `POST /api/auth/refresh` renews it
         *     - `sign_in_required`: Nobody is signed in, or the sign-in has ended
         */
        "401.session_expired.sign_in_required": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 401,
                 *       "code": "session_expired",
                 *       "message": "The access token has run out; `POST /api/auth/refresh` renews it",
                 *       "requestId": "0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa"
                 *     }
                 */
                "application/json": components["schemas"]["ProblemResponse"] & {
                    /** @enum {string} */
                    code?: "session_expired" | "sign_in_required";
                };
            };
        };
        /**
         * @description - `not_for_your_role`: Somebody is signed in, but in a role that may not do this
         *     - `scope_required`: The personal API token lacks the scope; `message` names it
         */
        "403.not_for_your_role.scope_required": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 403,
                 *       "code": "not_for_your_role",
                 *       "message": "Somebody is signed in, but in a role that may not do this",
                 *       "requestId": "0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa"
                 *     }
                 */
                "application/json": components["schemas"]["ProblemResponse"] & {
                    /** @enum {string} */
                    code?: "not_for_your_role" | "scope_required";
                };
            };
        };
        /**
         * @description - `bad_filter`: The list does not filter like that
         *     - `bad_request`: The request cannot be read
         *     - `bad_sort`: The list does not sort like that
         *     - `invalid`: `fields` says what is wrong with which field
         */
        "400.bad_filter.bad_request.bad_sort.invalid": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 400,
                 *       "code": "bad_filter",
                 *       "message": "The list does not filter like that",
                 *       "requestId": "0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa"
                 *     }
                 */
                "application/json": components["schemas"]["ProblemResponse"] & {
                    /** @enum {string} */
                    code?: "bad_filter" | "bad_request" | "bad_sort" | "invalid";
                };
            };
        };
        /**
         * @description - `foreign_page`: A browser sent this from a page of another site
         *     - `fresh_sign_in_required`: The password has to be proved again on this device
         *     - `not_for_programs`: Personal API tokens cannot do this; sign in
         *     - `not_for_your_role`: Somebody is signed in, but in a role that may not do this
         *     - `second_factor_required`: The coach must set up a second factor first
         */
        "403.foreign_page.fresh_sign_in_required.not_for_programs.not_for_your_role.second_factor_required": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 403,
                 *       "code": "foreign_page",
                 *       "message": "A browser sent this from a page of another site",
                 *       "requestId": "0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa"
                 *     }
                 */
                "application/json": components["schemas"]["ProblemResponse"] & {
                    /** @enum {string} */
                    code?: "foreign_page" | "fresh_sign_in_required" | "not_for_programs" | "not_for_your_role" | "second_factor_required";
                };
            };
        };
        /**
         * @description - `gift_redeemed`: The gift was redeemed
         *     - `nothing_to_refund`: Nothing of it is left to refund
         *     - `order_disputed`: The bank asks about the payment: nothing of it can be refunded meanwhile
         */
        "409.gift_redeemed.nothing_to_refund.order_disputed": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 409,
                 *       "code": "gift_redeemed",
                 *       "message": "The gift was redeemed",
                 *       "requestId": "0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa"
                 *     }
                 */
                "application/json": components["schemas"]["ProblemResponse"] & {
                    /** @enum {string} */
                    code?: "gift_redeemed" | "nothing_to_refund" | "order_disputed";
                };
            };
        };
        /**
         * @description - `gift_redeemed`: The gift was redeemed
         *     - `nothing_to_refund`: Nothing of it is left to refund
         *     - `order_disputed`: The bank asks about the payment: nothing of it can be refunded meanwhile
         *     - `refund_changed`: Another sum than the one shown can be refunded by now
         */
        "409.gift_redeemed.nothing_to_refund.order_disputed.refund_changed": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 409,
                 *       "code": "gift_redeemed",
                 *       "message": "The gift was redeemed",
                 *       "requestId": "0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa"
                 *     }
                 */
                "application/json": components["schemas"]["ProblemResponse"] & {
                    /** @enum {string} */
                    code?: "gift_redeemed" | "nothing_to_refund" | "order_disputed" | "refund_changed";
                };
            };
        };
        /**
         * @description - `already_resolved`: Somebody has resolved it already
         *     - `nothing_to_refund`: Nothing of it is left to refund
         */
        "409.already_resolved.nothing_to_refund": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 409,
                 *       "code": "already_resolved",
                 *       "message": "Somebody has resolved it already",
                 *       "requestId": "0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa"
                 *     }
                 */
                "application/json": components["schemas"]["ProblemResponse"] & {
                    /** @enum {string} */
                    code?: "already_resolved" | "nothing_to_refund";
                };
            };
        };
        /**
         * @description - `already_owned`: The product is owned already
         *     - `already_resolved`: Somebody has resolved it already
         *     - `buyer_gone`: The buyer’s account is gone
         *     - `refund_pending`: Its money is on the way back
         */
        "409.already_owned.already_resolved.buyer_gone.refund_pending": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 409,
                 *       "code": "already_owned",
                 *       "message": "The product is owned already",
                 *       "requestId": "0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa"
                 *     }
                 */
                "application/json": components["schemas"]["ProblemResponse"] & {
                    /** @enum {string} */
                    code?: "already_owned" | "already_resolved" | "buyer_gone" | "refund_pending";
                };
            };
        };
        /**
         * @description - `bad_request`: The request cannot be read
         *     - `bad_signature`: The signature of the event is not the provider’s
         */
        "400.bad_request.bad_signature": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 400,
                 *       "code": "bad_request",
                 *       "message": "The request cannot be read",
                 *       "requestId": "0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa"
                 *     }
                 */
                "application/json": components["schemas"]["ProblemResponse"] & {
                    /** @enum {string} */
                    code?: "bad_request" | "bad_signature";
                };
            };
        };
        /** @description - `internal`: Something went wrong on our side */
        "500.internal": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 500,
                 *       "code": "internal",
                 *       "message": "Something went wrong on our side",
                 *       "requestId": "0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa"
                 *     }
                 */
                "application/json": components["schemas"]["ProblemResponse"] & {
                    /** @enum {string} */
                    code?: "internal";
                };
            };
        };
        /**
         * @description - `slot_taken`: The time is not free; `current.slots` has the next ones that are
         *     - `too_late`: The time for it is over; the message says until when it was possible
         */
        "409.slot_taken.too_late": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 409,
                 *       "code": "slot_taken",
                 *       "message": "The time is not free; `current.slots` has the next ones that are",
                 *       "requestId": "0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa"
                 *     }
                 */
                "application/json": components["schemas"]["ProblemResponse"] & {
                    /** @enum {string} */
                    code?: "slot_taken" | "too_late";
                };
            };
        };
        /** @description - `too_late`: The time for it is over; the message says until when it was possible */
        "409.too_late": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 409,
                 *       "code": "too_late",
                 *       "message": "The time for it is over; the message says until when it was possible",
                 *       "requestId": "0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa"
                 *     }
                 */
                "application/json": components["schemas"]["ProblemResponse"] & {
                    /** @enum {string} */
                    code?: "too_late";
                };
            };
        };
        /**
         * @description - `built_in`: What comes with Sanctum stays
         *     - `sold`: It was sold and cannot be deleted; archive it
         */
        "409.built_in.sold": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 409,
                 *       "code": "built_in",
                 *       "message": "What comes with Sanctum stays",
                 *       "requestId": "0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa"
                 *     }
                 */
                "application/json": components["schemas"]["ProblemResponse"] & {
                    /** @enum {string} */
                    code?: "built_in" | "sold";
                };
            };
        };
        /**
         * @description - `no_credit`: No session of this is left that could be booked for that time
         *     - `outside_hours`: The time is outside the hours, the notice or the horizon; `anyTime` takes it nevertheless
         *     - `slot_taken`: The time is not free; `current.slots` has the next ones that are
         *     - `too_late`: The time for it is over; the message says until when it was possible
         */
        "409.no_credit.outside_hours.slot_taken.too_late": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 409,
                 *       "code": "no_credit",
                 *       "message": "No session of this is left that could be booked for that time",
                 *       "requestId": "0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa"
                 *     }
                 */
                "application/json": components["schemas"]["ProblemResponse"] & {
                    /** @enum {string} */
                    code?: "no_credit" | "outside_hours" | "slot_taken" | "too_late";
                };
            };
        };
        /**
         * @description - `outside_hours`: The time is outside the hours, the notice or the horizon; `anyTime` takes it nevertheless
         *     - `slot_taken`: The time is not free; `current.slots` has the next ones that are
         *     - `too_late`: The time for it is over; the message says until when it was possible
         */
        "409.outside_hours.slot_taken.too_late": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 409,
                 *       "code": "outside_hours",
                 *       "message": "The time is outside the hours, the notice or the horizon; `anyTime` takes it nevertheless",
                 *       "requestId": "0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa"
                 *     }
                 */
                "application/json": components["schemas"]["ProblemResponse"] & {
                    /** @enum {string} */
                    code?: "outside_hours" | "slot_taken" | "too_late";
                };
            };
        };
        /**
         * @description - `too_early`: It has not begun yet
         *     - `too_late`: The time for it is over; the message says until when it was possible
         */
        "409.too_early.too_late": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 409,
                 *       "code": "too_early",
                 *       "message": "It has not begun yet",
                 *       "requestId": "0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa"
                 *     }
                 */
                "application/json": components["schemas"]["ProblemResponse"] & {
                    /** @enum {string} */
                    code?: "too_early" | "too_late";
                };
            };
        };
        /**
         * @description - `not_for_programs`: Personal API tokens cannot do this; sign in
         *     - `not_for_your_role`: Somebody is signed in, but in a role that may not do this
         */
        "403.not_for_programs.not_for_your_role": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 403,
                 *       "code": "not_for_programs",
                 *       "message": "Personal API tokens cannot do this; sign in",
                 *       "requestId": "0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa"
                 *     }
                 */
                "application/json": components["schemas"]["ProblemResponse"] & {
                    /** @enum {string} */
                    code?: "not_for_programs" | "not_for_your_role";
                };
            };
        };
        /**
         * @description - `full`: There is no room for one more
         *     - `no_credit`: No session of this is left that could be booked for that time
         *     - `slot_taken`: The time is not free; `current.slots` has the next ones that are
         *     - `too_late`: The time for it is over; the message says until when it was possible
         */
        "409.full.no_credit.slot_taken.too_late": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 409,
                 *       "code": "full",
                 *       "message": "There is no room for one more",
                 *       "requestId": "0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa"
                 *     }
                 */
                "application/json": components["schemas"]["ProblemResponse"] & {
                    /** @enum {string} */
                    code?: "full" | "no_credit" | "slot_taken" | "too_late";
                };
            };
        };
        /** @description - `not_possible`: This is not possible with what is there */
        "422.not_possible": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 422,
                 *       "code": "not_possible",
                 *       "message": "This is not possible with what is there",
                 *       "requestId": "0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa"
                 *     }
                 */
                "application/json": components["schemas"]["ProblemResponse"] & {
                    /** @enum {string} */
                    code?: "not_possible";
                };
            };
        };
        /**
         * @description - `booked_already`: The member has a place there already
         *     - `full`: There is no room for one more
         *     - `no_credit`: No session of this is left that could be booked for that time
         *     - `too_late`: The time for it is over; the message says until when it was possible
         */
        "409.booked_already.full.no_credit.too_late": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 409,
                 *       "code": "booked_already",
                 *       "message": "The member has a place there already",
                 *       "requestId": "0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa"
                 *     }
                 */
                "application/json": components["schemas"]["ProblemResponse"] & {
                    /** @enum {string} */
                    code?: "booked_already" | "full" | "no_credit" | "too_late";
                };
            };
        };
        /**
         * @description - `booked_already`: The member has a place there already
         *     - `not_full`: There are places, so that nobody has to wait
         *     - `too_late`: The time for it is over; the message says until when it was possible
         */
        "409.booked_already.not_full.too_late": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 409,
                 *       "code": "booked_already",
                 *       "message": "The member has a place there already",
                 *       "requestId": "0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa"
                 *     }
                 */
                "application/json": components["schemas"]["ProblemResponse"] & {
                    /** @enum {string} */
                    code?: "booked_already" | "not_full" | "too_late";
                };
            };
        };
        /**
         * @description - `module_locked`: The module is still locked for this member
         *     - `scope_required`: The personal API token lacks the scope; `message` names it
         *     - `second_factor_required`: The coach must set up a second factor first
         */
        "403.module_locked.scope_required.second_factor_required": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 403,
                 *       "code": "module_locked",
                 *       "message": "The module is still locked for this member",
                 *       "requestId": "0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa"
                 *     }
                 */
                "application/json": components["schemas"]["ProblemResponse"] & {
                    /** @enum {string} */
                    code?: "module_locked" | "scope_required" | "second_factor_required";
                };
            };
        };
        /**
         * @description - `foreign_page`: A browser sent this from a page of another site
         *     - `module_locked`: The module is still locked for this member
         *     - `not_for_your_role`: Somebody is signed in, but in a role that may not do this
         *     - `scope_required`: The personal API token lacks the scope; `message` names it
         */
        "403.foreign_page.module_locked.not_for_your_role.scope_required": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 403,
                 *       "code": "foreign_page",
                 *       "message": "A browser sent this from a page of another site",
                 *       "requestId": "0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa"
                 *     }
                 */
                "application/json": components["schemas"]["ProblemResponse"] & {
                    /** @enum {string} */
                    code?: "foreign_page" | "module_locked" | "not_for_your_role" | "scope_required";
                };
            };
        };
        /** @description - `videos_unfinished`: Not all videos of the lesson are finished */
        "409.videos_unfinished": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 409,
                 *       "code": "videos_unfinished",
                 *       "message": "Not all videos of the lesson are finished",
                 *       "requestId": "0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa"
                 *     }
                 */
                "application/json": components["schemas"]["ProblemResponse"] & {
                    /** @enum {string} */
                    code?: "videos_unfinished";
                };
            };
        };
        /** @description - `no_such_place`: The course has no such lesson or video */
        "422.no_such_place": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 422,
                 *       "code": "no_such_place",
                 *       "message": "The course has no such lesson or video",
                 *       "requestId": "0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa"
                 *     }
                 */
                "application/json": components["schemas"]["ProblemResponse"] & {
                    /** @enum {string} */
                    code?: "no_such_place";
                };
            };
        };
        /** @description - `already_open`: The module is open to this member already */
        "409.already_open": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 409,
                 *       "code": "already_open",
                 *       "message": "The module is open to this member already",
                 *       "requestId": "0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa"
                 *     }
                 */
                "application/json": components["schemas"]["ProblemResponse"] & {
                    /** @enum {string} */
                    code?: "already_open";
                };
            };
        };
        /** @description - `not_opened_early`: The module was not opened early, or the member has begun it */
        "409.not_opened_early": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 409,
                 *       "code": "not_opened_early",
                 *       "message": "The module was not opened early, or the member has begun it",
                 *       "requestId": "0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa"
                 *     }
                 */
                "application/json": components["schemas"]["ProblemResponse"] & {
                    /** @enum {string} */
                    code?: "not_opened_early";
                };
            };
        };
        /** @description - `course_unfinished`: The course is not finished yet */
        "409.course_unfinished": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 409,
                 *       "code": "course_unfinished",
                 *       "message": "The course is not finished yet",
                 *       "requestId": "0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa"
                 *     }
                 */
                "application/json": components["schemas"]["ProblemResponse"] & {
                    /** @enum {string} */
                    code?: "course_unfinished";
                };
            };
        };
        /**
         * @description - `module_locked`: The module is still locked for this member
         *     - `not_for_your_role`: Somebody is signed in, but in a role that may not do this
         *     - `scope_required`: The personal API token lacks the scope; `message` names it
         */
        "403.module_locked.not_for_your_role.scope_required": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 403,
                 *       "code": "module_locked",
                 *       "message": "The module is still locked for this member",
                 *       "requestId": "0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa"
                 *     }
                 */
                "application/json": components["schemas"]["ProblemResponse"] & {
                    /** @enum {string} */
                    code?: "module_locked" | "not_for_your_role" | "scope_required";
                };
            };
        };
        /** @description - `note_not_added`: The note could not be added */
        "409.note_not_added": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 409,
                 *       "code": "note_not_added",
                 *       "message": "The note could not be added",
                 *       "requestId": "0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa"
                 *     }
                 */
                "application/json": components["schemas"]["ProblemResponse"] & {
                    /** @enum {string} */
                    code?: "note_not_added";
                };
            };
        };
        /** @description - `no_such_option`: The question has no such option */
        "422.no_such_option": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 422,
                 *       "code": "no_such_option",
                 *       "message": "The question has no such option",
                 *       "requestId": "0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa"
                 *     }
                 */
                "application/json": components["schemas"]["ProblemResponse"] & {
                    /** @enum {string} */
                    code?: "no_such_option";
                };
            };
        };
        /** @description - `value_out_of_range`: The scale does not reach that far */
        "422.value_out_of_range": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 422,
                 *       "code": "value_out_of_range",
                 *       "message": "The scale does not reach that far",
                 *       "requestId": "0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa"
                 *     }
                 */
                "application/json": components["schemas"]["ProblemResponse"] & {
                    /** @enum {string} */
                    code?: "value_out_of_range";
                };
            };
        };
        /** @description - `bad_start`: The run has other times than it began with */
        "422.bad_start": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 422,
                 *       "code": "bad_start",
                 *       "message": "The run has other times than it began with",
                 *       "requestId": "0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa"
                 *     }
                 */
                "application/json": components["schemas"]["ProblemResponse"] & {
                    /** @enum {string} */
                    code?: "bad_start";
                };
            };
        };
        /** @description - `nothing_to_share`: There is no answer to share yet */
        "409.nothing_to_share": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 409,
                 *       "code": "nothing_to_share",
                 *       "message": "There is no answer to share yet",
                 *       "requestId": "0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa"
                 *     }
                 */
                "application/json": components["schemas"]["ProblemResponse"] & {
                    /** @enum {string} */
                    code?: "nothing_to_share";
                };
            };
        };
        /**
         * @description - `bad_filter`: The list does not filter like that
         *     - `bad_id`: The address holds something that is not an id
         *     - `bad_range`: The list does not give such a range
         *     - `bad_request`: The request cannot be read
         *     - `bad_sort`: The list does not sort like that
         *     - `invalid`: `fields` says what is wrong with which field
         */
        "400.bad_filter.bad_id.bad_range.bad_request.bad_sort.invalid": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 400,
                 *       "code": "bad_filter",
                 *       "message": "The list does not filter like that",
                 *       "requestId": "0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa"
                 *     }
                 */
                "application/json": components["schemas"]["ProblemResponse"] & {
                    /** @enum {string} */
                    code?: "bad_filter" | "bad_id" | "bad_range" | "bad_request" | "bad_sort" | "invalid";
                };
            };
        };
        /**
         * @description - `mail_refused`: The mail server did not take the mail or cannot be reached; the message says what it said
         *     - `unavailable`: The server or its database is busy; try again after `Retry-After` seconds
         */
        "503.mail_refused.unavailable": {
            headers: {
                /** @description Seconds to wait */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 503,
                 *       "code": "mail_refused",
                 *       "message": "The mail server did not take the mail or cannot be reached; the message says what it said",
                 *       "requestId": "0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa"
                 *     }
                 */
                "application/json": components["schemas"]["ProblemResponse"] & {
                    /** @enum {string} */
                    code?: "mail_refused" | "unavailable";
                };
            };
        };
        /**
         * @description - `foreign_page`: A browser sent this from a page of another site
         *     - `fresh_sign_in_required`: The password has to be proved again on this device
         *     - `not_for_programs`: Personal API tokens cannot do this; sign in
         *     - `not_for_your_role`: Somebody is signed in, but in a role that may not do this
         */
        "403.foreign_page.fresh_sign_in_required.not_for_programs.not_for_your_role": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 403,
                 *       "code": "foreign_page",
                 *       "message": "A browser sent this from a page of another site",
                 *       "requestId": "0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa"
                 *     }
                 */
                "application/json": components["schemas"]["ProblemResponse"] & {
                    /** @enum {string} */
                    code?: "foreign_page" | "fresh_sign_in_required" | "not_for_programs" | "not_for_your_role";
                };
            };
        };
        /**
         * @description - `fresh_sign_in_required`: The password has to be proved again on this device
         *     - `not_for_programs`: Personal API tokens cannot do this; sign in
         *     - `not_for_your_role`: Somebody is signed in, but in a role that may not do this
         */
        "403.fresh_sign_in_required.not_for_programs.not_for_your_role": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 403,
                 *       "code": "fresh_sign_in_required",
                 *       "message": "The password has to be proved again on this device",
                 *       "requestId": "0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa"
                 *     }
                 */
                "application/json": components["schemas"]["ProblemResponse"] & {
                    /** @enum {string} */
                    code?: "fresh_sign_in_required" | "not_for_programs" | "not_for_your_role";
                };
            };
        };
        /**
         * @description - `foreign_page`: A browser sent this from a page of another site
         *     - `fresh_sign_in_required`: The password has to be proved again on this device
         *     - `not_for_programs`: Personal API tokens cannot do this; sign in
         *     - `not_for_your_role`: Somebody is signed in, but in a role that may not do this
         *     - `wrong_password`: The present password is not right
         */
        "403.foreign_page.fresh_sign_in_required.not_for_programs.not_for_your_role.wrong_password": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 403,
                 *       "code": "foreign_page",
                 *       "message": "A browser sent this from a page of another site",
                 *       "requestId": "0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa"
                 *     }
                 */
                "application/json": components["schemas"]["ProblemResponse"] & {
                    /** @enum {string} */
                    code?: "foreign_page" | "fresh_sign_in_required" | "not_for_programs" | "not_for_your_role" | "wrong_password";
                };
            };
        };
        /** @description - `name_taken`: There is one of this name already */
        "409.name_taken": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 409,
                 *       "code": "name_taken",
                 *       "message": "There is one of this name already",
                 *       "requestId": "0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa"
                 *     }
                 */
                "application/json": components["schemas"]["ProblemResponse"] & {
                    /** @enum {string} */
                    code?: "name_taken";
                };
            };
        };
        /** @description - `no_such_group`: The circle or pod is not there any more */
        "422.no_such_group": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 422,
                 *       "code": "no_such_group",
                 *       "message": "The circle or pod is not there any more",
                 *       "requestId": "0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa"
                 *     }
                 */
                "application/json": components["schemas"]["ProblemResponse"] & {
                    /** @enum {string} */
                    code?: "no_such_group";
                };
            };
        };
        /**
         * @description - `already_owned`: The product is owned already
         *     - `wrong_status`: The product’s status does not allow this
         */
        "409.already_owned.wrong_status": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 409,
                 *       "code": "already_owned",
                 *       "message": "The product is owned already",
                 *       "requestId": "0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa"
                 *     }
                 */
                "application/json": components["schemas"]["ProblemResponse"] & {
                    /** @enum {string} */
                    code?: "already_owned" | "wrong_status";
                };
            };
        };
        /** @description - `not_granted`: The product was not given by hand, or is not owned any more */
        "409.not_granted": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 409,
                 *       "code": "not_granted",
                 *       "message": "The product was not given by hand, or is not owned any more",
                 *       "requestId": "0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa"
                 *     }
                 */
                "application/json": components["schemas"]["ProblemResponse"] & {
                    /** @enum {string} */
                    code?: "not_granted";
                };
            };
        };
        /**
         * @description - `foreign_page`: A browser sent this from a page of another site
         *     - `fresh_sign_in_required`: The password has to be proved again on this device
         *     - `not_for_your_role`: Somebody is signed in, but in a role that may not do this
         *     - `scope_required`: The personal API token lacks the scope; `message` names it
         *     - `second_factor_required`: The coach must set up a second factor first
         */
        "403.foreign_page.fresh_sign_in_required.not_for_your_role.scope_required.second_factor_required": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 403,
                 *       "code": "foreign_page",
                 *       "message": "A browser sent this from a page of another site",
                 *       "requestId": "0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa"
                 *     }
                 */
                "application/json": components["schemas"]["ProblemResponse"] & {
                    /** @enum {string} */
                    code?: "foreign_page" | "fresh_sign_in_required" | "not_for_your_role" | "scope_required" | "second_factor_required";
                };
            };
        };
        /** @description - `tag_exists`: There is a tag with this name already */
        "409.tag_exists": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 409,
                 *       "code": "tag_exists",
                 *       "message": "There is a tag with this name already",
                 *       "requestId": "0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa"
                 *     }
                 */
                "application/json": components["schemas"]["ProblemResponse"] & {
                    /** @enum {string} */
                    code?: "tag_exists";
                };
            };
        };
        /**
         * @description - `not_ready`: Something the shop needs is missing; `fields` says what
         *     - `upload_broken`: The file is damaged, unfinished or something else besides
         *     - `upload_mismatch`: The file is not what it was said to be
         *     - `upload_missing`: The file has not arrived yet
         *     - `upload_type`: Files of this type are not taken here
         *     - `upload_unknown`: The upload is not known, has expired or is somebody else’s
         */
        "422.not_ready.upload_broken.upload_mismatch.upload_missing.upload_type.upload_unknown": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 422,
                 *       "code": "not_ready",
                 *       "message": "Something the shop needs is missing; `fields` says what",
                 *       "requestId": "0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa"
                 *     }
                 */
                "application/json": components["schemas"]["ProblemResponse"] & {
                    /** @enum {string} */
                    code?: "not_ready" | "upload_broken" | "upload_mismatch" | "upload_missing" | "upload_type" | "upload_unknown";
                };
            };
        };
        /**
         * @description - `in_bundle`: A bundle in the shop holds it; take it out there first
         *     - `sold`: It was sold and cannot be deleted; archive it
         */
        "409.in_bundle.sold": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 409,
                 *       "code": "in_bundle",
                 *       "message": "A bundle in the shop holds it; take it out there first",
                 *       "requestId": "0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa"
                 *     }
                 */
                "application/json": components["schemas"]["ProblemResponse"] & {
                    /** @enum {string} */
                    code?: "in_bundle" | "sold";
                };
            };
        };
        /** @description - `not_ready`: Something the shop needs is missing; `fields` says what */
        "422.not_ready": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 422,
                 *       "code": "not_ready",
                 *       "message": "Something the shop needs is missing; `fields` says what",
                 *       "requestId": "0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa"
                 *     }
                 */
                "application/json": components["schemas"]["ProblemResponse"] & {
                    /** @enum {string} */
                    code?: "not_ready";
                };
            };
        };
        /** @description - `wrong_status`: The product’s status does not allow this */
        "409.wrong_status": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 409,
                 *       "code": "wrong_status",
                 *       "message": "The product’s status does not allow this",
                 *       "requestId": "0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa"
                 *     }
                 */
                "application/json": components["schemas"]["ProblemResponse"] & {
                    /** @enum {string} */
                    code?: "wrong_status";
                };
            };
        };
        /**
         * @description - `in_bundle`: A bundle in the shop holds it; take it out there first
         *     - `wrong_status`: The product’s status does not allow this
         */
        "409.in_bundle.wrong_status": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 409,
                 *       "code": "in_bundle",
                 *       "message": "A bundle in the shop holds it; take it out there first",
                 *       "requestId": "0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa"
                 *     }
                 */
                "application/json": components["schemas"]["ProblemResponse"] & {
                    /** @enum {string} */
                    code?: "in_bundle" | "wrong_status";
                };
            };
        };
        /**
         * @description - `not_ready`: Something the shop needs is missing; `fields` says what
         *     - `published`: The product is in the shop already
         */
        "422.not_ready.published": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 422,
                 *       "code": "not_ready",
                 *       "message": "Something the shop needs is missing; `fields` says what",
                 *       "requestId": "0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa"
                 *     }
                 */
                "application/json": components["schemas"]["ProblemResponse"] & {
                    /** @enum {string} */
                    code?: "not_ready" | "published";
                };
            };
        };
        /** @description - `in_bundle`: A bundle in the shop holds it; take it out there first */
        "409.in_bundle": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 409,
                 *       "code": "in_bundle",
                 *       "message": "A bundle in the shop holds it; take it out there first",
                 *       "requestId": "0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa"
                 *     }
                 */
                "application/json": components["schemas"]["ProblemResponse"] & {
                    /** @enum {string} */
                    code?: "in_bundle";
                };
            };
        };
        /**
         * @description - `adults_only`: Minors, and who has not said the age, are not listed where everybody can look
         *     - `foreign_page`: A browser sent this from a page of another site
         *     - `not_for_programs`: Personal API tokens cannot do this; sign in
         *     - `not_for_your_role`: Somebody is signed in, but in a role that may not do this
         */
        "403.adults_only.foreign_page.not_for_programs.not_for_your_role": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 403,
                 *       "code": "adults_only",
                 *       "message": "Minors, and who has not said the age, are not listed where everybody can look",
                 *       "requestId": "0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa"
                 *     }
                 */
                "application/json": components["schemas"]["ProblemResponse"] & {
                    /** @enum {string} */
                    code?: "adults_only" | "foreign_page" | "not_for_programs" | "not_for_your_role";
                };
            };
        };
        /** @description - `level_hidden`: The level is hidden; it has to be shown first */
        "409.level_hidden": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 409,
                 *       "code": "level_hidden",
                 *       "message": "The level is hidden; it has to be shown first",
                 *       "requestId": "0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa"
                 *     }
                 */
                "application/json": components["schemas"]["ProblemResponse"] & {
                    /** @enum {string} */
                    code?: "level_hidden";
                };
            };
        };
        /** @description - `not_enough_points`: The member has fewer points than are to be taken */
        "409.not_enough_points": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "statusCode": 409,
                 *       "code": "not_enough_points",
                 *       "message": "The member has fewer points than are to be taken",
                 *       "requestId": "0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa"
                 *     }
                 */
                "application/json": components["schemas"]["ProblemResponse"] & {
                    /** @enum {string} */
                    code?: "not_enough_points";
                };
            };
        };
    };
    parameters: {
        /** @description Field and direction, `ASC` or `DESC`. The operation names its fields */
        ListSort: string;
        /** @description First and last row, counted from 0, at most 1,000 at once; 25 when left out, or all that the filter `id` names */
        ListRange: string;
        /** @description A JSON object. `id` takes one id or a list; a text finds its parts in any case. The operation names its filters */
        ListFilter: string;
        /** @description Counted from 1 */
        Page: number;
        /** @description Rows on a page */
        PageSize: number;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    Health_live: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HealthResponse"];
                };
            };
            403: components["responses"]["403.not_for_programs.second_factor_required"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    Health_ready: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HealthResponse"];
                };
            };
            403: components["responses"]["403.not_for_programs.second_factor_required"];
            503: components["responses"]["503.shutting_down.storage_unavailable.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    ApiTokens_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiTokenResponse"][];
                };
            };
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.not_for_programs.second_factor_required"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    ApiTokens_make: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewApiTokenRequest"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewApiTokenResponse"];
                };
            };
            400: components["responses"]["400.bad_request.invalid"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.fresh_sign_in_required.not_for_programs.second_factor_required"];
            409: components["responses"]["409.full"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    ApiTokens_revoke: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400.bad_id.bad_request"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.not_for_programs.second_factor_required"];
            404: components["responses"]["404.not_found"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    Auth_register: {
        parameters: {
            query?: never;
            header?: {
                /** @description In which the account is spoken to from now on, where it names a language of ours */
                "accept-language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegisterRequest"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MeResponse"];
                };
            };
            400: components["responses"]["400.bad_request.invalid.weak_password"];
            403: components["responses"]["403.foreign_page.not_for_programs"];
            409: components["responses"]["409.email_taken"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.busy.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    Auth_login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MeResponse"];
                };
            };
            400: components["responses"]["400.bad_request.invalid"];
            401: components["responses"]["401.code_required.sign_in_required.wrong_credentials"];
            403: components["responses"]["403.account_blocked.foreign_page.not_for_programs"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.busy.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    Auth_logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400.bad_request"];
            403: components["responses"]["403.foreign_page.not_for_programs"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    Auth_refresh: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefreshResponse"];
                };
            };
            400: components["responses"]["400.bad_request"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.not_for_programs"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    Auth_session: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionResponse"];
                };
            };
            401: components["responses"]["401.session_expired"];
            403: components["responses"]["403.not_for_programs"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    Auth_forgotPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ForgotPasswordRequest"];
            };
        };
        responses: {
            /** @description The same whether the address has an account or not, and whether too many were asked for */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400.bad_request.invalid"];
            403: components["responses"]["403.foreign_page.not_for_programs"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    Auth_resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetPasswordRequest"];
            };
        };
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400.bad_request.invalid.weak_password"];
            403: components["responses"]["403.foreign_page.not_for_programs"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            422: components["responses"]["422.link_invalid"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.busy.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    Auth_verifyEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerifyEmailRequest"];
            };
        };
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400.bad_request.invalid"];
            403: components["responses"]["403.foreign_page.not_for_programs"];
            409: components["responses"]["409.email_taken"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            422: components["responses"]["422.link_invalid"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    Auth_resendVerification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400.bad_request"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.not_for_programs"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    Avatar_set: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetAvatarRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MeResponse"];
                };
            };
            400: components["responses"]["400.bad_request.invalid"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.scope_required.second_factor_required"];
            409: components["responses"]["409.upload_used"];
            413: components["responses"]["413.too_large.upload_too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            422: components["responses"]["422.upload_broken.upload_mismatch.upload_missing.upload_type.upload_unknown"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.storage_unavailable.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    Avatar_remove: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MeResponse"];
                };
            };
            400: components["responses"]["400.bad_request"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.scope_required.second_factor_required"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    EmailChange_ask: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeEmailRequest"];
            };
        };
        responses: {
            /** @description The same whether the address has an account or not */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MeResponse"];
                };
            };
            400: components["responses"]["400.bad_request.invalid.same_email"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.not_for_programs.second_factor_required.wrong_password"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.busy.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    EmailChange_callOff: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MeResponse"];
                };
            };
            400: components["responses"]["400.bad_request"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.not_for_programs.second_factor_required"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    EmailChange_resend: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MeResponse"];
                };
            };
            400: components["responses"]["400.bad_request"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.not_for_programs.second_factor_required"];
            404: components["responses"]["404.not_found"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    Me_read: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MeResponse"];
                };
            };
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.scope_required"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    Me_update: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateMeRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MeResponse"];
                };
            };
            400: components["responses"]["400.bad_request.invalid"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.scope_required.second_factor_required"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    Me_changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangePasswordRequest"];
            };
        };
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400.bad_request.invalid.weak_password"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.not_for_programs.second_factor_required.wrong_password"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.busy.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    Me_listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginSessionResponse"][];
                };
            };
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.not_for_programs.second_factor_required"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    Me_endSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400.bad_id.bad_request"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.not_for_programs.second_factor_required"];
            404: components["responses"]["404.not_found"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    SecondFactor_read: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactorResponse"];
                };
            };
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.not_for_programs"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    SecondFactor_start: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactorSetupResponse"];
                };
            };
            400: components["responses"]["400.bad_request"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.fresh_sign_in_required.not_for_programs"];
            409: components["responses"]["409.totp_on"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    SecondFactor_switchOff: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400.bad_request"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.fresh_sign_in_required.not_for_programs"];
            409: components["responses"]["409.totp_required"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    SecondFactor_confirm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmSecondFactorRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodesResponse"];
                };
            };
            400: components["responses"]["400.bad_request.invalid.wrong_code"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.fresh_sign_in_required.not_for_programs"];
            409: components["responses"]["409.totp_not_started"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    SecondFactor_replaceRecoveryCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodesResponse"];
                };
            };
            400: components["responses"]["400.bad_request"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.fresh_sign_in_required.not_for_programs"];
            409: components["responses"]["409.totp_off"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    CreatorMedia_list: {
        parameters: {
            query?: {
                /** @description Field and direction, `ASC` or `DESC`. The operation names its fields */
                sort?: components["parameters"]["ListSort"];
                /** @description First and last row, counted from 0, at most 1,000 at once; 25 when left out, or all that the filter `id` names */
                range?: components["parameters"]["ListRange"];
                /** @description A JSON object. `id` takes one id or a list; a text finds its parts in any case. The operation names its filters */
                filter?: components["parameters"]["ListFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description First and last row of this answer, and how many there are in all */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MediaAssetResponse"][];
                };
            };
            400: components["responses"]["400.bad_filter.bad_range.bad_sort.invalid"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.not_for_your_role.scope_required.second_factor_required"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    CreatorMedia_add: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddMediaRequest"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MediaAssetDetailResponse"];
                };
            };
            400: components["responses"]["400.bad_request.invalid"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.not_for_your_role.scope_required.second_factor_required"];
            409: components["responses"]["409.upload_used"];
            413: components["responses"]["413.too_large.upload_too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            422: components["responses"]["422.upload_broken.upload_mismatch.upload_missing.upload_type.upload_unknown"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.storage_unavailable.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    CreatorMedia_kinds: {
        parameters: {
            query?: {
                /** @description In the name */
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MediaKindCountResponse"][];
                };
            };
            400: components["responses"]["400.invalid"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.not_for_your_role.scope_required.second_factor_required"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    CreatorMedia_read: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MediaAssetDetailResponse"];
                };
            };
            400: components["responses"]["400.bad_id.bad_request"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.not_for_your_role.scope_required.second_factor_required"];
            404: components["responses"]["404.not_found"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    CreatorMedia_put: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PutMediaRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MediaAssetDetailResponse"];
                };
            };
            400: components["responses"]["400.bad_id.bad_request.invalid"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.not_for_your_role.scope_required.second_factor_required"];
            404: components["responses"]["404.not_found"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            422: components["responses"]["422.no_such_media.not_a_film"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    CreatorMedia_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RemovedResponse"];
                };
            };
            400: components["responses"]["400.bad_id.bad_request"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.not_for_your_role.scope_required.second_factor_required"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.media_in_use"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    CreatorMedia_edit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EditMediaRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MediaAssetDetailResponse"];
                };
            };
            400: components["responses"]["400.bad_id.bad_request.invalid"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.not_for_your_role.scope_required.second_factor_required"];
            404: components["responses"]["404.not_found"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            422: components["responses"]["422.no_such_media.not_a_film"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    Multipart_start: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StartMultipartRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MultipartResponse"];
                };
            };
            400: components["responses"]["400.bad_request.invalid"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.not_for_your_role.scope_required.second_factor_required"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            422: components["responses"]["422.upload_type"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.storage_unavailable.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    Multipart_parts: {
        parameters: {
            query: {
                /** @description As the start of the upload answered it */
                key: string;
            };
            header?: never;
            path: {
                /** @description From the answer that began it */
                uploadId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadedPartResponse"][];
                };
            };
            400: components["responses"]["400.bad_request.invalid"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.not_for_your_role.scope_required.second_factor_required"];
            404: components["responses"]["404.not_found"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.storage_unavailable.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    Multipart_abort: {
        parameters: {
            query: {
                /** @description As the start of the upload answered it */
                key: string;
            };
            header?: never;
            path: {
                /** @description From the answer that began it */
                uploadId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MultipartAbortedResponse"];
                };
            };
            400: components["responses"]["400.bad_request.invalid"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.not_for_your_role.scope_required.second_factor_required"];
            404: components["responses"]["404.not_found"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.storage_unavailable.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    Multipart_signPart: {
        parameters: {
            query: {
                /** @description As the start of the upload answered it */
                key: string;
            };
            header?: never;
            path: {
                /** @description From the answer that began it */
                uploadId: string;
                partNumber: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartUrlResponse"];
                };
            };
            400: components["responses"]["400.bad_part.bad_request.invalid"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.not_for_your_role.scope_required.second_factor_required"];
            404: components["responses"]["404.not_found"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.storage_unavailable.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    Multipart_complete: {
        parameters: {
            query: {
                /** @description As the start of the upload answered it */
                key: string;
            };
            header?: never;
            path: {
                /** @description From the answer that began it */
                uploadId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompleteMultipartRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MultipartCompletedResponse"];
                };
            };
            400: components["responses"]["400.bad_request.invalid"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.not_for_your_role.scope_required.second_factor_required"];
            404: components["responses"]["404.not_found"];
            413: components["responses"]["413.too_large.upload_too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            422: components["responses"]["422.upload_parts"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.storage_unavailable.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    NotOffered_params: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            403: components["responses"]["403.not_for_programs.not_offered.second_factor_required"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    NotOffered_credentials: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            403: components["responses"]["403.not_for_programs.not_offered.second_factor_required"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    NotOffered_remoteProgress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            403: components["responses"]["403.not_for_programs.not_offered.second_factor_required"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    NotOffered_remoteUpload: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400.bad_request"];
            403: components["responses"]["403.foreign_page.not_for_programs.not_offered.second_factor_required"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    PublicImages_read: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the copy at hand */
                "if-none-match"?: string;
            };
            path: {
                assetId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The image */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": string;
                    "image/png": string;
                    "image/jpeg": string;
                    "image/gif": string;
                };
            };
            /** @description The copy at hand is the image */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400.bad_id.bad_request"];
            403: components["responses"]["403.not_for_programs.second_factor_required"];
            404: components["responses"]["404.not_found"];
            503: components["responses"]["503.storage_unavailable.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    Uploads_issue: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["UploadRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadTicketResponse"];
                };
            };
            400: components["responses"]["400.bad_request.invalid"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.not_for_your_role.scope_required.second_factor_required"];
            413: components["responses"]["413.too_large.upload_too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            422: components["responses"]["422.upload_type"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    Legal_read: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                document: components["schemas"]["LegalDocument"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LegalPageResponse"];
                };
            };
            400: components["responses"]["400.bad_request"];
            403: components["responses"]["403.not_for_programs.second_factor_required"];
            404: components["responses"]["404.not_found"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    LegalDrafts_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LegalDraftResponse"][];
                };
            };
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.not_for_programs.not_for_your_role.second_factor_required"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    LegalDrafts_save: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version of the draft that was read */
                "if-match"?: string;
            };
            path: {
                document: components["schemas"]["LegalDocument"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveLegalDraftRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LegalDraftResponse"];
                };
            };
            400: components["responses"]["400.bad_if_match.bad_request.invalid"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.not_for_programs.not_for_your_role.second_factor_required"];
            404: components["responses"]["404.not_found"];
            412: components["responses"]["412.stale_edit"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    LegalDrafts_publish: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version of the draft that was read */
                "if-match"?: string;
            };
            path: {
                document: components["schemas"]["LegalDocument"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LegalDraftResponse"];
                };
            };
            400: components["responses"]["400.bad_if_match.bad_request"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.not_for_programs.not_for_your_role.second_factor_required"];
            404: components["responses"]["404.not_found"];
            412: components["responses"]["412.stale_edit"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    LegalDrafts_versions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                document: components["schemas"]["LegalDocument"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LegalVersionResponse"][];
                };
            };
            400: components["responses"]["400.bad_request"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.not_for_programs.not_for_your_role.second_factor_required"];
            404: components["responses"]["404.not_found"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    LegalDrafts_restore: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version of the draft that was read */
                "if-match"?: string;
            };
            path: {
                document: components["schemas"]["LegalDocument"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RestoreLegalRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LegalDraftResponse"];
                };
            };
            400: components["responses"]["400.bad_if_match.bad_request.invalid"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.not_for_programs.not_for_your_role.second_factor_required"];
            404: components["responses"]["404.not_found"];
            412: components["responses"]["412.stale_edit"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    Site_site: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SiteResponse"];
                };
            };
            403: components["responses"]["403.not_for_programs.second_factor_required"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    SiteDraft_draft: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SiteDraftResponse"];
                };
            };
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.not_for_programs.not_for_your_role.second_factor_required"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    SiteDraft_save: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version of the draft that was read */
                "if-match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveSiteDraftRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SiteDraftResponse"];
                };
            };
            400: components["responses"]["400.bad_if_match.bad_request.invalid"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.not_for_programs.not_for_your_role.second_factor_required"];
            412: components["responses"]["412.stale_edit"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            422: components["responses"]["422.no_such_media"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    SiteDraft_preview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SiteResponse"];
                };
            };
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.not_for_programs.not_for_your_role.second_factor_required"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    SiteDraft_publish: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version of the draft that was read */
                "if-match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SiteDraftResponse"];
                };
            };
            400: components["responses"]["400.bad_if_match.bad_request"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.not_for_programs.not_for_your_role.second_factor_required"];
            412: components["responses"]["412.stale_edit"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            422: components["responses"]["422.no_such_media"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    SiteDraft_editions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SiteEditionResponse"][];
                };
            };
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.not_for_programs.not_for_your_role.second_factor_required"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    SiteDraft_restore: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version of the draft that was read */
                "if-match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RestoreSiteRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SiteDraftResponse"];
                };
            };
            400: components["responses"]["400.bad_if_match.bad_request.invalid"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.not_for_programs.not_for_your_role.second_factor_required"];
            404: components["responses"]["404.not_found"];
            412: components["responses"]["412.stale_edit"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    SitePictures_picture: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                assetId: string;
                shape: components["schemas"]["SitePictureShape"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": string;
                };
            };
            400: components["responses"]["400.bad_id.bad_request"];
            403: components["responses"]["403.not_for_programs.second_factor_required"];
            404: components["responses"]["404.not_found"];
            503: components["responses"]["503.storage_unavailable.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    SitePictures_film: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                assetId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Where the film can be watched for a quarter of an hour */
            302: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400.bad_id.bad_request"];
            403: components["responses"]["403.not_for_programs.second_factor_required"];
            404: components["responses"]["404.not_found"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    SitePictures_icon: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Points */
                size: 32 | 180 | 512;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The icon */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/png": string;
                };
            };
            400: components["responses"]["400.bad_request"];
            403: components["responses"]["403.not_for_programs.second_factor_required"];
            404: components["responses"]["404.not_found"];
            503: components["responses"]["503.storage_unavailable.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    SitePictures_card: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/jpeg": string;
                };
            };
            403: components["responses"]["403.not_for_programs.second_factor_required"];
            404: components["responses"]["404.not_found"];
            503: components["responses"]["503.storage_unavailable.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    SitePictures_productCard: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                assetId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/jpeg": string;
                };
            };
            400: components["responses"]["400.bad_id.bad_request"];
            403: components["responses"]["403.not_for_programs.second_factor_required"];
            404: components["responses"]["404.not_found"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.storage_unavailable.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    Business_read: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BusinessResponse"];
                };
            };
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.not_for_programs.not_for_your_role.second_factor_required"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    Business_save: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BusinessRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BusinessResponse"];
                };
            };
            400: components["responses"]["400.bad_request.invalid"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.not_for_programs.not_for_your_role.second_factor_required"];
            409: components["responses"]["409.currency_in_use"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    Tax_read: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaxResponse"];
                };
            };
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.not_for_programs.not_for_your_role.second_factor_required"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    Tax_save: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TaxRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaxResponse"];
                };
            };
            400: components["responses"]["400.bad_request.invalid"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.not_for_programs.not_for_your_role.second_factor_required"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    ProductCourse_find: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductCourseResponse"];
                };
            };
            400: components["responses"]["400.bad_id.bad_request"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.not_for_your_role.scope_required.second_factor_required"];
            404: components["responses"]["404.not_found"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    CourseBuilder_structure: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                courseId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourseOutlineResponse"];
                };
            };
            400: components["responses"]["400.bad_id.bad_request"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.not_for_your_role.scope_required.second_factor_required"];
            404: components["responses"]["404.not_found"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    CourseBuilder_add: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                courseId: string;
                level: components["schemas"]["OutlineLevel"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddToOutlineRequest"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutlinePlaceResponse"];
                };
            };
            400: components["responses"]["400.bad_id.bad_request.invalid"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.not_for_your_role.scope_required.second_factor_required"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.full.id_taken.sibling_gone"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    CourseBuilder_move: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                level: components["schemas"]["OutlineLevel"];
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OutlinePlaceRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutlinePlaceResponse"];
                };
            };
            400: components["responses"]["400.bad_id.bad_request.invalid"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.not_for_your_role.scope_required.second_factor_required"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.full.sibling_gone"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    CourseBuilder_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                level: components["schemas"]["OutlineLevel"];
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400.bad_id.bad_request"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.not_for_your_role.scope_required.second_factor_required"];
            404: components["responses"]["404.not_found"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    CourseBuilder_restore: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                level: components["schemas"]["OutlineLevel"];
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutlinePlaceResponse"];
                };
            };
            400: components["responses"]["400.bad_id.bad_request"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.not_for_your_role.scope_required.second_factor_required"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.parent_gone"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    CourseBuilder_editSection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EditSectionRequest"];
            };
        };
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400.bad_id.bad_request.invalid"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.not_for_your_role.scope_required.second_factor_required"];
            404: components["responses"]["404.not_found"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    CourseBuilder_editModule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EditModuleRequest"];
            };
        };
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400.bad_id.bad_request.invalid"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.not_for_your_role.scope_required.second_factor_required"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.upload_used"];
            413: components["responses"]["413.too_large.upload_too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            422: components["responses"]["422.upload_broken.upload_mismatch.upload_missing.upload_type.upload_unknown"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.storage_unavailable.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    CourseBuilder_editLesson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EditLessonRequest"];
            };
        };
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400.bad_id.bad_request.invalid"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.not_for_your_role.scope_required.second_factor_required"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.upload_used"];
            413: components["responses"]["413.too_large.upload_too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            422: components["responses"]["422.upload_broken.upload_mismatch.upload_missing.upload_type.upload_unknown"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.storage_unavailable.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    CourseBuilder_editPage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EditPageRequest"];
            };
        };
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400.bad_id.bad_request.invalid"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.not_for_your_role.scope_required.second_factor_required"];
            404: components["responses"]["404.not_found"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    WidgetEditor_listPages: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lessonId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EditorPageResponse"][];
                };
            };
            400: components["responses"]["400.bad_id.bad_request"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.not_for_your_role.scope_required.second_factor_required"];
            404: components["responses"]["404.not_found"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    WidgetEditor_addPage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lessonId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddLessonPageRequest"];
            };
        };
        responses: {
            /** @description There already */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EditorPageResponse"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EditorPageResponse"];
                };
            };
            400: components["responses"]["400.bad_id.bad_request.invalid"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.not_for_your_role.scope_required.second_factor_required"];
            404: components["responses"]["404.not_found"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            422: components["responses"]["422.other_than_address"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    WidgetEditor_listWidgets: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                pageId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EditorWidget"][];
                };
            };
            400: components["responses"]["400.bad_id.bad_request"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.not_for_your_role.scope_required.second_factor_required"];
            404: components["responses"]["404.not_found"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    WidgetEditor_addWidget: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `lessonVersion` that was read. Without it the last writer wins, and what was overwritten is kept */
                "if-match"?: string;
            };
            path: {
                pageId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddWidgetRequest"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EditorWidget"];
                };
            };
            400: components["responses"]["400.bad_id.bad_if_match.bad_request.invalid"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.not_for_your_role.scope_required.second_factor_required"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.full.id_taken.widget_removed"];
            412: components["responses"]["412.stale_edit"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            422: components["responses"]["422.bad_widget.no_such_media.other_than_address"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    WidgetEditor_reorderWidgets: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `lessonVersion` that was read. Without it the last writer wins, and what was overwritten is kept */
                "if-match"?: string;
            };
            path: {
                pageId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReorderWidgetsRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LessonVersionResponse"];
                };
            };
            400: components["responses"]["400.bad_id.bad_if_match.bad_request.invalid"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.not_for_your_role.scope_required.second_factor_required"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.widgets_changed"];
            412: components["responses"]["412.stale_edit"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            422: components["responses"]["422.bad_order"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    WidgetEditor_removeWidget: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `lessonVersion` that was read. Without it the last writer wins, and what was overwritten is kept */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LessonVersionResponse"];
                };
            };
            400: components["responses"]["400.bad_id.bad_if_match.bad_request"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.not_for_your_role.scope_required.second_factor_required"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.page_gone"];
            412: components["responses"]["412.stale_edit"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    WidgetEditor_editWidget: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `lessonVersion` that was read. Without it the last writer wins, and what was overwritten is kept */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EditWidgetRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EditorWidget"];
                };
            };
            400: components["responses"]["400.bad_id.bad_if_match.bad_request.invalid"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.not_for_your_role.scope_required.second_factor_required"];
            404: components["responses"]["404.not_found"];
            412: components["responses"]["412.stale_edit"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            422: components["responses"]["422.bad_widget.no_such_media"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    WidgetEditor_placeWidget: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `lessonVersion` that was read. Without it the last writer wins, and what was overwritten is kept */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlaceWidgetRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EditorWidget"];
                };
            };
            400: components["responses"]["400.bad_id.bad_if_match.bad_request.invalid"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.not_for_your_role.scope_required.second_factor_required"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.full"];
            412: components["responses"]["412.stale_edit"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    WidgetEditor_restoreWidget: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `lessonVersion` that was read. Without it the last writer wins, and what was overwritten is kept */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EditorWidget"];
                };
            };
            400: components["responses"]["400.bad_id.bad_if_match.bad_request"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.not_for_your_role.scope_required.second_factor_required"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.page_gone"];
            412: components["responses"]["412.stale_edit"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    LessonHistory_list: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lessonId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LessonVersionSummary"][];
                };
            };
            400: components["responses"]["400.bad_id.bad_request"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.not_for_your_role.scope_required.second_factor_required"];
            404: components["responses"]["404.not_found"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    LessonHistory_read: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lessonId: string;
                versionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LessonVersionContentResponse"];
                };
            };
            400: components["responses"]["400.bad_id.bad_request"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.not_for_your_role.scope_required.second_factor_required"];
            404: components["responses"]["404.not_found"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    LessonHistory_restore: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `lessonVersion` that was read. Without it the last writer wins, and what was overwritten is kept */
                "if-match"?: string;
            };
            path: {
                lessonId: string;
                versionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LessonVersionResponse"];
                };
            };
            400: components["responses"]["400.bad_id.bad_if_match.bad_request"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.not_for_your_role.scope_required.second_factor_required"];
            404: components["responses"]["404.not_found"];
            412: components["responses"]["412.stale_edit"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    LessonCopies_duplicateLesson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CopiedResponse"];
                };
            };
            400: components["responses"]["400.bad_id.bad_request"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.not_for_your_role.scope_required.second_factor_required"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.full"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    LessonCopies_duplicateModule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CopiedResponse"];
                };
            };
            400: components["responses"]["400.bad_id.bad_request"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.not_for_your_role.scope_required.second_factor_required"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.full"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    LessonCopies_listTemplates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LessonTemplateResponse"][];
                };
            };
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.not_for_your_role.scope_required.second_factor_required"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    LessonCopies_saveTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveLessonTemplateRequest"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CopiedResponse"];
                };
            };
            400: components["responses"]["400.bad_request.invalid"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.not_for_your_role.scope_required.second_factor_required"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.conflict.full"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    LessonCopies_removeTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400.bad_id.bad_request"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.not_for_your_role.scope_required.second_factor_required"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.built_in"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    LessonCopies_lessonFromTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LessonFromTemplateRequest"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CopiedResponse"];
                };
            };
            400: components["responses"]["400.bad_id.bad_request.invalid"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.not_for_your_role.scope_required.second_factor_required"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.full.sibling_gone"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    OwnedProduct_claim: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClaimResponse"];
                };
            };
            400: components["responses"]["400.bad_id.bad_request"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.not_for_your_role.scope_required"];
            404: components["responses"]["404.not_found"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            422: components["responses"]["422.not_free"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    OwnedProduct_list: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductFileResponse"][];
                };
            };
            400: components["responses"]["400.bad_id.bad_request"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.scope_required.second_factor_required"];
            404: components["responses"]["404.not_found"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    ReceivedGift_read: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description From the link */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceivedGiftResponse"];
                };
            };
            400: components["responses"]["400.bad_request"];
            401: components["responses"]["401.session_expired"];
            403: components["responses"]["403.not_for_programs.second_factor_required"];
            422: components["responses"]["422.link_invalid"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    ReceivedGift_redeem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description From the link */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RedeemedGiftResponse"];
                };
            };
            400: components["responses"]["400.bad_request"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.not_for_programs.not_for_your_role"];
            409: components["responses"]["409.already_owned.gift_closed.gift_redeemed"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            422: components["responses"]["422.link_invalid"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    SentGifts_sendAgain: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400.bad_id.bad_request"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.not_for_programs.not_for_your_role"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.buyer_gone.gift_closed"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    SentGifts_copy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GiftLinkResponse"];
                };
            };
            400: components["responses"]["400.bad_id.bad_request"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.not_for_programs.not_for_your_role"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.gift_closed"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    CoachGifts_sendAgain: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400.bad_id.bad_request"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.not_for_programs.not_for_your_role.second_factor_required"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.buyer_gone.gift_closed"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    Coupons_list: {
        parameters: {
            query?: {
                /** @description Field and direction, `ASC` or `DESC`. The operation names its fields */
                sort?: components["parameters"]["ListSort"];
                /** @description First and last row, counted from 0, at most 1,000 at once; 25 when left out, or all that the filter `id` names */
                range?: components["parameters"]["ListRange"];
                /** @description A JSON object. `id` takes one id or a list; a text finds its parts in any case. The operation names its filters */
                filter?: components["parameters"]["ListFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description First and last row of this answer, and how many there are in all */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CouponResponse"][];
                };
            };
            400: components["responses"]["400.bad_filter.bad_range.bad_sort.invalid"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.not_for_programs.not_for_your_role.second_factor_required"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    Coupons_add: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewCouponRequest"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CouponResponse"];
                };
            };
            400: components["responses"]["400.bad_request.invalid"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.not_for_programs.not_for_your_role.second_factor_required"];
            409: components["responses"]["409.code_taken"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    Coupons_one: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CouponResponse"];
                };
            };
            400: components["responses"]["400.bad_id.bad_request"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.not_for_programs.not_for_your_role.second_factor_required"];
            404: components["responses"]["404.not_found"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    Coupons_edit: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that was read */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PutCouponRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CouponResponse"];
                };
            };
            400: components["responses"]["400.bad_id.bad_if_match.bad_request.invalid"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.not_for_programs.not_for_your_role.second_factor_required"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.coupon_uses_taken"];
            412: components["responses"]["412.stale_edit"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    Coupons_archive: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CouponResponse"];
                };
            };
            400: components["responses"]["400.bad_id.bad_request"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.not_for_programs.not_for_your_role.second_factor_required"];
            404: components["responses"]["404.not_found"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    Coupons_restore: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CouponResponse"];
                };
            };
            400: components["responses"]["400.bad_id.bad_request"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.not_for_programs.not_for_your_role.second_factor_required"];
            404: components["responses"]["404.not_found"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    Cart_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartItemResponse"][];
                };
            };
            401: components["responses"]["401.session_expired"];
            403: components["responses"]["403.scope_required.second_factor_required"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    Cart_add: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddToCartRequest"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartItemResponse"];
                };
            };
            400: components["responses"]["400.bad_request.invalid"];
            401: components["responses"]["401.session_expired"];
            403: components["responses"]["403.foreign_page.not_for_your_role.scope_required"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.already_owned"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            422: components["responses"]["422.free_product"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    Cart_count: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartCountResponse"];
                };
            };
            401: components["responses"]["401.session_expired"];
            403: components["responses"]["403.scope_required.second_factor_required"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    Cart_give: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                productId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GiveInCartRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartItemResponse"];
                };
            };
            400: components["responses"]["400.bad_id.bad_request.invalid"];
            401: components["responses"]["401.session_expired"];
            403: components["responses"]["403.foreign_page.not_for_your_role.scope_required"];
            404: components["responses"]["404.not_found"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            422: components["responses"]["422.free_product"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    Cart_keep: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                productId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400.bad_id.bad_request"];
            401: components["responses"]["401.session_expired"];
            403: components["responses"]["403.foreign_page.not_for_your_role.scope_required"];
            409: components["responses"]["409.already_owned"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    Cart_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                productId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400.bad_id.bad_request"];
            401: components["responses"]["401.session_expired"];
            403: components["responses"]["403.foreign_page.not_for_your_role.scope_required"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    CartCoupon_summary: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartSummaryResponse"];
                };
            };
            401: components["responses"]["401.session_expired"];
            403: components["responses"]["403.scope_required.second_factor_required"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    CartCoupon_apply: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApplyCouponRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartSummaryResponse"];
                };
            };
            400: components["responses"]["400.bad_request.invalid"];
            401: components["responses"]["401.session_expired"];
            403: components["responses"]["403.foreign_page.not_for_your_role.scope_required"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            422: components["responses"]["422.coupon_unknown"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    CartCoupon_remove: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400.bad_request"];
            401: components["responses"]["401.session_expired"];
            403: components["responses"]["403.foreign_page.not_for_your_role.scope_required"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    Checkout_config: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckoutConfigResponse"];
                };
            };
            403: components["responses"]["403.scope_required.second_factor_required"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    Checkout_createPaymentIntent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentIntentResponse"];
                };
            };
            400: components["responses"]["400.bad_request"];
            401: components["responses"]["401.session_expired.sign_in_required"];
            403: components["responses"]["403.foreign_page.not_for_your_role.scope_required"];
            409: components["responses"]["409.already_paid.coupon_refused"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            422: components["responses"]["422.cart_empty"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.payments_unavailable.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    Orders_list: {
        parameters: {
            query?: {
                /** @description Counted from 1 */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderResponse"][];
                };
            };
            400: components["responses"]["400.invalid"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.not_for_your_role.scope_required"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    Orders_one: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderResponse"];
                };
            };
            400: components["responses"]["400.bad_id.bad_request"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.not_for_your_role.scope_required"];
            404: components["responses"]["404.not_found"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    CoachOrders_list: {
        parameters: {
            query?: {
                /** @description Field and direction, `ASC` or `DESC`. The operation names its fields */
                sort?: components["parameters"]["ListSort"];
                /** @description First and last row, counted from 0, at most 1,000 at once; 25 when left out, or all that the filter `id` names */
                range?: components["parameters"]["ListRange"];
                /** @description A JSON object. `id` takes one id or a list; a text finds its parts in any case. The operation names its filters */
                filter?: components["parameters"]["ListFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description First and last row of this answer, and how many there are in all */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CoachOrderResponse"][];
                };
            };
            400: components["responses"]["400.bad_filter.bad_range.bad_sort.invalid"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.not_for_programs.not_for_your_role.second_factor_required"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    CoachOrders_one: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CoachOrderDetailResponse"];
                };
            };
            400: components["responses"]["400.bad_id.bad_request"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.not_for_programs.not_for_your_role.second_factor_required"];
            404: components["responses"]["404.not_found"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    OrdersExport_export: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExportListRequest"];
            };
        };
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["400.bad_filter.bad_request.bad_sort.invalid"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.fresh_sign_in_required.not_for_programs.not_for_your_role.second_factor_required"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    MoneyChecks_read: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoneyCheckResponse"][];
                };
            };
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.not_for_programs.not_for_your_role.second_factor_required"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    MoneyChecks_compare: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400.bad_request"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.not_for_programs.not_for_your_role.second_factor_required"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    Refunds_preview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PreviewRefundRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefundPreviewResponse"];
                };
            };
            400: components["responses"]["400.bad_id.bad_request.invalid"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.not_for_programs.not_for_your_role.second_factor_required"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.gift_redeemed.nothing_to_refund.order_disputed"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    Refunds_refund: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefundOrderRequest"];
            };
        };
        responses: {
            /** @description It is on its way */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400.bad_id.bad_request.invalid"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.fresh_sign_in_required.not_for_programs.not_for_your_role.second_factor_required"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.gift_redeemed.nothing_to_refund.order_disputed.refund_changed"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    Refunds_decide: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                refundId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DecideRefundRequest"];
            };
        };
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400.bad_id.bad_request.invalid"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.not_for_programs.not_for_your_role.second_factor_required"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.already_resolved.nothing_to_refund"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    PaymentReviews_list: {
        parameters: {
            query?: {
                /** @description Field and direction, `ASC` or `DESC`. The operation names its fields */
                sort?: components["parameters"]["ListSort"];
                /** @description First and last row, counted from 0, at most 1,000 at once; 25 when left out, or all that the filter `id` names */
                range?: components["parameters"]["ListRange"];
                /** @description A JSON object. `id` takes one id or a list; a text finds its parts in any case. The operation names its filters */
                filter?: components["parameters"]["ListFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description First and last row of this answer, and how many there are in all */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentReviewResponse"][];
                };
            };
            400: components["responses"]["400.bad_filter.bad_range.bad_sort.invalid"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.not_for_programs.not_for_your_role.second_factor_required"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    PaymentReviews_one: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentReviewResponse"];
                };
            };
            400: components["responses"]["400.bad_id.bad_request"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.not_for_programs.not_for_your_role.second_factor_required"];
            404: components["responses"]["404.not_found"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    PaymentReviews_grant: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GrantPaymentRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentReviewResponse"];
                };
            };
            400: components["responses"]["400.bad_id.bad_request.invalid"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.not_for_programs.not_for_your_role.second_factor_required"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.already_owned.already_resolved.buyer_gone.refund_pending"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    StripeWebhook_receive: {
        parameters: {
            query?: never;
            header: {
                "stripe-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookResponse"];
                };
            };
            400: components["responses"]["400.bad_request.bad_signature"];
            403: components["responses"]["403.foreign_page.not_for_programs.second_factor_required"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            500: components["responses"]["500.internal"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    PublicOfferings_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicOfferingResponse"][];
                };
            };
            403: components["responses"]["403.not_for_programs.second_factor_required"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    PublicOfferings_slots: {
        parameters: {
            query: {
                /** @description From when on */
                from: string;
                /** @description Until when, that moment excluded; at most 100 days later */
                to: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SlotResponse"][];
                };
            };
            400: components["responses"]["400.bad_id.bad_request.invalid"];
            403: components["responses"]["403.not_for_programs.second_factor_required"];
            404: components["responses"]["404.not_found"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    PublicBookings_book: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BookRequest"];
            };
        };
        responses: {
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HeldResponse"];
                };
            };
            400: components["responses"]["400.bad_id.bad_request.invalid"];
            401: components["responses"]["401.session_expired"];
            403: components["responses"]["403.foreign_page.not_for_programs.second_factor_required"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.slot_taken.too_late"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    PublicBookings_read: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description From the link */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LinkedBookingResponse"];
                };
            };
            400: components["responses"]["400.bad_request"];
            403: components["responses"]["403.not_for_programs.second_factor_required"];
            422: components["responses"]["422.link_invalid"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    PublicBookings_confirm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description From the link */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LinkedBookingResponse"];
                };
            };
            400: components["responses"]["400.bad_request"];
            403: components["responses"]["403.foreign_page.not_for_programs.second_factor_required"];
            409: components["responses"]["409.too_late"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            422: components["responses"]["422.link_invalid"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    PublicBookings_cancel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description From the link */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LinkedBookingResponse"];
                };
            };
            400: components["responses"]["400.bad_request"];
            403: components["responses"]["403.foreign_page.not_for_programs.second_factor_required"];
            409: components["responses"]["409.too_late"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            422: components["responses"]["422.link_invalid"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    Offerings_list: {
        parameters: {
            query?: {
                /** @description Field and direction, `ASC` or `DESC`. The operation names its fields */
                sort?: components["parameters"]["ListSort"];
                /** @description First and last row, counted from 0, at most 1,000 at once; 25 when left out, or all that the filter `id` names */
                range?: components["parameters"]["ListRange"];
                /** @description A JSON object. `id` takes one id or a list; a text finds its parts in any case. The operation names its filters */
                filter?: components["parameters"]["ListFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description First and last row of this answer, and how many there are in all */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfferingResponse"][];
                };
            };
            400: components["responses"]["400.bad_filter.bad_range.bad_sort.invalid"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.not_for_programs.not_for_your_role.second_factor_required"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    Offerings_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateOfferingRequest"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfferingResponse"];
                };
            };
            400: components["responses"]["400.bad_request.invalid"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.not_for_programs.not_for_your_role.second_factor_required"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    Offerings_one: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfferingResponse"];
                };
            };
            400: components["responses"]["400.bad_id.bad_request"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.not_for_programs.not_for_your_role.second_factor_required"];
            404: components["responses"]["404.not_found"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    Offerings_edit: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that was read */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PutOfferingRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfferingResponse"];
                };
            };
            400: components["responses"]["400.bad_id.bad_if_match.bad_request.invalid"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.not_for_programs.not_for_your_role.second_factor_required"];
            404: components["responses"]["404.not_found"];
            412: components["responses"]["412.stale_edit"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    OfferingArchive_archive: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400.bad_id.bad_request"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.not_for_programs.not_for_your_role.second_factor_required"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.built_in.sold"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    CoachBookings_list: {
        parameters: {
            query?: {
                /** @description Field and direction, `ASC` or `DESC`. The operation names its fields */
                sort?: components["parameters"]["ListSort"];
                /** @description First and last row, counted from 0, at most 1,000 at once; 25 when left out, or all that the filter `id` names */
                range?: components["parameters"]["ListRange"];
                /** @description A JSON object. `id` takes one id or a list; a text finds its parts in any case. The operation names its filters */
                filter?: components["parameters"]["ListFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description First and last row of this answer, and how many there are in all */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingResponse"][];
                };
            };
            400: components["responses"]["400.bad_filter.bad_range.bad_sort.invalid"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.not_for_programs.not_for_your_role.second_factor_required"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    BookingsOnBehalf_book: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BookOnBehalfRequest"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingResponse"];
                };
            };
            400: components["responses"]["400.bad_request.invalid"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.not_for_programs.not_for_your_role.second_factor_required"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.no_credit.outside_hours.slot_taken.too_late"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    CoachBookings_one: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingResponse"];
                };
            };
            400: components["responses"]["400.bad_id.bad_request"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.not_for_programs.not_for_your_role.second_factor_required"];
            404: components["responses"]["404.not_found"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    CoachBookings_edit: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that was read */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PutBookingRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingResponse"];
                };
            };
            400: components["responses"]["400.bad_id.bad_if_match.bad_request.invalid"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.not_for_programs.not_for_your_role.second_factor_required"];
            404: components["responses"]["404.not_found"];
            412: components["responses"]["412.stale_edit"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    CoachBookings_move: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MoveBookingRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingResponse"];
                };
            };
            400: components["responses"]["400.bad_id.bad_request.invalid"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.not_for_programs.not_for_your_role.second_factor_required"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.outside_hours.slot_taken.too_late"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    CoachBookings_settle: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SettleBookingRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingResponse"];
                };
            };
            400: components["responses"]["400.bad_id.bad_request.invalid"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.not_for_programs.not_for_your_role.second_factor_required"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.too_early.too_late"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    CoachBookings_cancel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CancelBookingRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingResponse"];
                };
            };
            400: components["responses"]["400.bad_id.bad_request.invalid"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.not_for_programs.not_for_your_role.second_factor_required"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.too_late"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    CalendarFeeds_find: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarFeedResponse"];
                };
            };
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.not_for_programs.second_factor_required"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    CalendarFeeds_renew: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewCalendarFeedResponse"];
                };
            };
            400: components["responses"]["400.bad_request"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.not_for_programs.second_factor_required"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    CalendarFeeds_end: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400.bad_request"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.not_for_programs.second_factor_required"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    CalendarFeeds_read: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description From the address */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The calendar */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            400: components["responses"]["400.bad_request"];
            403: components["responses"]["403.not_for_programs.second_factor_required"];
            404: components["responses"]["404.not_found"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    MemberCoaching_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberOfferingResponse"][];
                };
            };
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.not_for_programs.not_for_your_role"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    MemberCoaching_slots: {
        parameters: {
            query: {
                /** @description From when on */
                from: string;
                /** @description Until when, that moment excluded; at most 100 days later */
                to: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SlotResponse"][];
                };
            };
            400: components["responses"]["400.bad_id.bad_request.invalid"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.not_for_programs.not_for_your_role"];
            404: components["responses"]["404.not_found"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    MemberCoaching_book: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BookSessionRequest"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberBookingResponse"];
                };
            };
            400: components["responses"]["400.bad_id.bad_request.invalid"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.not_for_programs.not_for_your_role"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.full.no_credit.slot_taken.too_late"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    MemberCoaching_read: {
        parameters: {
            query: {
                /** @description Counted from 1 */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Upcoming: booked and not over, the next first. Past: all others, the latest first */
                period: components["schemas"]["BookingPeriod"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberBookingListResponse"];
                };
            };
            400: components["responses"]["400.invalid"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.not_for_programs.not_for_your_role"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    MemberCoaching_move: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MoveSessionRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberBookingResponse"];
                };
            };
            400: components["responses"]["400.bad_id.bad_request.invalid"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.not_for_programs.not_for_your_role"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.no_credit.outside_hours.slot_taken.too_late"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    MemberCoaching_cancel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberBookingResponse"];
                };
            };
            400: components["responses"]["400.bad_id.bad_request"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.not_for_programs.not_for_your_role"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.too_late"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    Packages_one: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PackageResponse"];
                };
            };
            400: components["responses"]["400.bad_id.bad_request"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.not_for_programs.not_for_your_role.second_factor_required"];
            404: components["responses"]["404.not_found"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    Packages_set: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PutPackageRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PackageResponse"];
                };
            };
            400: components["responses"]["400.bad_id.bad_request.invalid"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.not_for_programs.not_for_your_role.second_factor_required"];
            404: components["responses"]["404.not_found"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            422: components["responses"]["422.not_possible"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    Packages_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400.bad_id.bad_request"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.not_for_programs.not_for_your_role.second_factor_required"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    StudentCredits_list: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudentCreditResponse"][];
                };
            };
            400: components["responses"]["400.bad_id.bad_request"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.not_for_programs.not_for_your_role.second_factor_required"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    StudentCredits_give: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GiveSessionsRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudentCreditResponse"][];
                };
            };
            400: components["responses"]["400.bad_id.bad_request.invalid"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.not_for_programs.not_for_your_role.second_factor_required"];
            404: components["responses"]["404.not_found"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            422: components["responses"]["422.not_possible"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    StudentCredits_takeBack: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                creditId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReasonRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudentCreditResponse"][];
                };
            };
            400: components["responses"]["400.bad_id.bad_request.invalid"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.not_for_programs.not_for_your_role.second_factor_required"];
            404: components["responses"]["404.not_found"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    CoachWorkshops_list: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CoachDateResponse"][];
                };
            };
            400: components["responses"]["400.bad_id.bad_request"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.not_for_programs.not_for_your_role.second_factor_required"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    CoachWorkshops_add: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddDateRequest"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CoachDateResponse"];
                };
            };
            400: components["responses"]["400.bad_id.bad_request.invalid"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.not_for_programs.not_for_your_role.second_factor_required"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.slot_taken.too_late"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    CoachWorkshops_resize: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResizeDateRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CoachDateResponse"];
                };
            };
            400: components["responses"]["400.bad_id.bad_request.invalid"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.not_for_programs.not_for_your_role.second_factor_required"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.full"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    CoachWorkshops_give: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GivePlaceRequest"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingResponse"];
                };
            };
            400: components["responses"]["400.bad_id.bad_request.invalid"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.not_for_programs.not_for_your_role.second_factor_required"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.booked_already.full.no_credit.too_late"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    CoachWorkshops_callOff: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CallOffDateRequest"];
            };
        };
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400.bad_id.bad_request.invalid"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.not_for_programs.not_for_your_role.second_factor_required"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.too_late"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    MemberWorkshops_list: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberDateResponse"][];
                };
            };
            400: components["responses"]["400.bad_id.bad_request"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.not_for_programs.not_for_your_role"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    MemberWorkshops_listWaited: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitedDateResponse"][];
                };
            };
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.not_for_programs.not_for_your_role"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    MemberWorkshops_book: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BookPlaceRequest"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberBookingResponse"];
                };
            };
            400: components["responses"]["400.bad_id.bad_request.invalid"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.not_for_programs.not_for_your_role"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.booked_already.full.no_credit.too_late"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    MemberWorkshops_wait: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberDateResponse"];
                };
            };
            400: components["responses"]["400.bad_id.bad_request"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.not_for_programs.not_for_your_role"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.booked_already.not_full.too_late"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    MemberWorkshops_leave: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberDateResponse"];
                };
            };
            400: components["responses"]["400.bad_id.bad_request"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.not_for_programs.not_for_your_role"];
            404: components["responses"]["404.not_found"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    MyReview_read: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyReviewHolder"];
                };
            };
            400: components["responses"]["400.bad_id.bad_request"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.not_for_your_role.scope_required"];
            404: components["responses"]["404.not_found"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    MyReview_write: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WriteReviewRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyReviewResponse"];
                };
            };
            400: components["responses"]["400.bad_id.bad_request.invalid"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.not_for_your_role.scope_required"];
            404: components["responses"]["404.not_found"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    MyReview_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400.bad_id.bad_request"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.not_for_your_role.scope_required"];
            404: components["responses"]["404.not_found"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    Views_count: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400.bad_id.bad_request"];
            401: components["responses"]["401.session_expired"];
            403: components["responses"]["403.foreign_page.scope_required.second_factor_required"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    Storefront_list: {
        parameters: {
            query?: {
                /** @description Counted from 1 */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Found in the title or the description, in any case */
                q?: string;
                /** @description Repeatable: products with at least one of these topics. An unknown topic is refused */
                tag?: ("For Mothers" | "For Daughters" | "Life Skills" | "Spirituality" | "Emotional Intelligence" | "Relationships" | "Growing Up" | "Becoming a Woman" | "Self-Discovery" | "Confidence")[];
                type?: components["schemas"]["ProductType"];
                /** @description Products with films, or with recordings, in them */
                media?: "video" | "audio";
                category?: "For Moms" | "For Girls" | "Private Coaching" | "Group Coaching" | "Digital Download" | "Workbooks" | "Guides" | "Templates" | "Resources";
                sort?: "newest" | "price" | "-price" | "title" | "rating";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductListResponse"];
                };
            };
            400: components["responses"]["400.invalid"];
            401: components["responses"]["401.session_expired"];
            403: components["responses"]["403.scope_required.second_factor_required"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    Storefront_listFeatured: {
        parameters: {
            query?: {
                /** @description For the coach: as the draft of the site picks them; everybody else sees what is published */
                as?: "published" | "draft";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductListResponse"];
                };
            };
            400: components["responses"]["400.invalid"];
            401: components["responses"]["401.session_expired"];
            403: components["responses"]["403.scope_required.second_factor_required"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    Storefront_read: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductDetailResponse"];
                };
            };
            400: components["responses"]["400.bad_id.bad_request"];
            401: components["responses"]["401.session_expired"];
            403: components["responses"]["403.scope_required.second_factor_required"];
            404: components["responses"]["404.not_found"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    Storefront_listReviews: {
        parameters: {
            query?: {
                /** @description Counted from 1 */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewListResponse"];
                };
            };
            400: components["responses"]["400.bad_id.bad_request.invalid"];
            401: components["responses"]["401.session_expired"];
            403: components["responses"]["403.scope_required.second_factor_required"];
            404: components["responses"]["404.not_found"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    Storefront_topics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TopicsResponse"];
                };
            };
            403: components["responses"]["403.scope_required.second_factor_required"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    Classroom_mine: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LibraryItemResponse"][];
                };
            };
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.not_for_your_role.scope_required"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    Classroom_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClassroomCourseResponse"][];
                };
            };
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.not_for_your_role.scope_required"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    Classroom_course: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                courseId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourseForLearnerResponse"];
                };
            };
            400: components["responses"]["400.bad_id.bad_request"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.scope_required.second_factor_required"];
            404: components["responses"]["404.not_found"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    Classroom_lesson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lessonId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LessonForLearnerResponse"];
                };
            };
            400: components["responses"]["400.bad_id.bad_request"];
            401: components["responses"]["401.session_expired"];
            403: components["responses"]["403.module_locked.scope_required.second_factor_required"];
            404: components["responses"]["404.not_found"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    Completion_finishVideo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                videoId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompletionResponse"];
                };
            };
            400: components["responses"]["400.bad_id.bad_request"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.module_locked.not_for_your_role.scope_required"];
            404: components["responses"]["404.not_found"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    Completion_undoVideo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                videoId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompletionResponse"];
                };
            };
            400: components["responses"]["400.bad_id.bad_request"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.module_locked.not_for_your_role.scope_required"];
            404: components["responses"]["404.not_found"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    Completion_finishLesson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lessonId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompletionResponse"];
                };
            };
            400: components["responses"]["400.bad_id.bad_request"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.module_locked.not_for_your_role.scope_required"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.videos_unfinished"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    Completion_undoLesson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lessonId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompletionResponse"];
                };
            };
            400: components["responses"]["400.bad_id.bad_request"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.module_locked.not_for_your_role.scope_required"];
            404: components["responses"]["404.not_found"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    CourseProgress_readProgress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                courseId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourseProgressResponse"];
                };
            };
            400: components["responses"]["400.bad_id.bad_request"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.not_for_your_role.scope_required"];
            404: components["responses"]["404.not_found"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    CourseProgress_saveProgress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                courseId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveCourseProgressRequest"];
            };
        };
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400.bad_id.bad_request.invalid"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.module_locked.not_for_your_role.scope_required"];
            404: components["responses"]["404.not_found"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            422: components["responses"]["422.no_such_place"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    StudentCourses_read: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                courseId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudentCourseResponse"];
                };
            };
            400: components["responses"]["400.bad_id.bad_request"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.not_for_your_role.scope_required.second_factor_required"];
            404: components["responses"]["404.not_found"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    StudentCourses_open: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                courseId: string;
                moduleId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReasonRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudentCourseResponse"];
                };
            };
            400: components["responses"]["400.bad_id.bad_request.invalid"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.not_for_your_role.scope_required.second_factor_required"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.already_open"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    StudentCourses_takeBack: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                courseId: string;
                moduleId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReasonRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudentCourseResponse"];
                };
            };
            400: components["responses"]["400.bad_id.bad_request.invalid"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.not_for_your_role.scope_required.second_factor_required"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.not_opened_early"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    StudentCourses_mark: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                courseId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProgressByHandRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudentCourseResponse"];
                };
            };
            400: components["responses"]["400.bad_id.bad_request.invalid"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.not_for_your_role.scope_required.second_factor_required"];
            404: components["responses"]["404.not_found"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    StudentCourses_reset: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                courseId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProgressByHandRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudentCourseResponse"];
                };
            };
            400: components["responses"]["400.bad_id.bad_request.invalid"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.not_for_your_role.scope_required.second_factor_required"];
            404: components["responses"]["404.not_found"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    Certificates_issue: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                courseId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CertificateResponse"];
                };
            };
            400: components["responses"]["400.bad_id.bad_request"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.not_for_your_role.scope_required"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.course_unfinished"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    Certificates_mine: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CertificateResponse"][];
                };
            };
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.not_for_your_role.scope_required"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    Certificates_verify: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description As it stands on the certificate; small letters and missing hyphens are understood */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CertificateResponse"];
                };
            };
            400: components["responses"]["400.bad_request"];
            403: components["responses"]["403.scope_required.second_factor_required"];
            404: components["responses"]["404.not_found"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    Certificates_print: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description As it stands on the certificate; small letters and missing hyphens are understood */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description PDF */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["400.bad_request"];
            403: components["responses"]["403.scope_required.second_factor_required"];
            404: components["responses"]["404.not_found"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    Notebook_find: {
        parameters: {
            query?: {
                /** @description Counted from 1 */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Notes with all of these words, in any case */
                q?: string;
                /** @description Only notes of this course */
                courseId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotebookResponse"];
                };
            };
            400: components["responses"]["400.invalid"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.not_for_your_role.scope_required"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    Notebook_export: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/markdown": string;
                };
            };
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.not_for_your_role.scope_required"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    Notes_list: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lessonId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LessonNoteResponse"][];
                };
            };
            400: components["responses"]["400.bad_id.bad_request"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.module_locked.not_for_your_role.scope_required"];
            404: components["responses"]["404.not_found"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    Notes_add: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lessonId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddLessonNoteRequest"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LessonNoteResponse"];
                };
            };
            400: components["responses"]["400.bad_id.bad_request.invalid"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.module_locked.not_for_your_role.scope_required"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.note_not_added"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    Notes_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                noteId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400.bad_id.bad_request"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.not_for_your_role.scope_required"];
            404: components["responses"]["404.not_found"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    Notes_edit: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that was read */
                "if-match"?: string;
            };
            path: {
                noteId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EditLessonNoteRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LessonNoteResponse"];
                };
            };
            400: components["responses"]["400.bad_id.bad_if_match.bad_request.invalid"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.not_for_your_role.scope_required"];
            404: components["responses"]["404.not_found"];
            412: components["responses"]["412.stale_edit"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    Answers_ofLesson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lessonId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LessonAnswersResponse"];
                };
            };
            400: components["responses"]["400.bad_id.bad_request"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.module_locked.not_for_your_role.scope_required"];
            404: components["responses"]["404.not_found"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    Answers_choose: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                widgetId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChooseOptionRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChoiceAnswerResponse"];
                };
            };
            400: components["responses"]["400.bad_id.bad_request.invalid"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.module_locked.not_for_your_role.scope_required"];
            404: components["responses"]["404.not_found"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            422: components["responses"]["422.no_such_option"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    Answers_putScaleValue: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                widgetId: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PutScaleValueRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScaleValueResponse"];
                };
            };
            400: components["responses"]["400.bad_id.bad_request.invalid"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.module_locked.not_for_your_role.scope_required"];
            404: components["responses"]["404.not_found"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            422: components["responses"]["422.value_out_of_range"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    Answers_removeScaleValue: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                widgetId: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400.bad_id.bad_request"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.module_locked.not_for_your_role.scope_required"];
            404: components["responses"]["404.not_found"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    Answers_putStopwatchSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                widgetId: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PutStopwatchSessionRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StopwatchSessionResponse"];
                };
            };
            400: components["responses"]["400.bad_id.bad_request.invalid"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.module_locked.not_for_your_role.scope_required"];
            404: components["responses"]["404.not_found"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            422: components["responses"]["422.bad_start"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    Answers_removeStopwatchSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                widgetId: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400.bad_id.bad_request"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.module_locked.not_for_your_role.scope_required"];
            404: components["responses"]["404.not_found"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    Journals_save: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that was read; 0: none yet */
                "if-match"?: string;
            };
            path: {
                widgetId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveJournalRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JournalAnswerResponse"];
                };
            };
            400: components["responses"]["400.bad_id.bad_if_match.bad_request.invalid"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.module_locked.not_for_your_role.scope_required"];
            404: components["responses"]["404.not_found"];
            412: components["responses"]["412.stale_edit"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    Journals_share: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that is to be shared */
                "if-match"?: string;
            };
            path: {
                widgetId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JournalAnswerResponse"];
                };
            };
            400: components["responses"]["400.bad_id.bad_if_match.bad_request"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.module_locked.not_for_your_role.scope_required"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.nothing_to_share"];
            412: components["responses"]["412.stale_edit"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    Journals_unshare: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                widgetId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JournalAnswerResponse"];
                };
            };
            400: components["responses"]["400.bad_id.bad_request"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.module_locked.not_for_your_role.scope_required"];
            404: components["responses"]["404.not_found"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    SharedJournals_list: {
        parameters: {
            query?: {
                /** @description Field and direction, `ASC` or `DESC`. The operation names its fields */
                sort?: components["parameters"]["ListSort"];
                /** @description First and last row, counted from 0, at most 1,000 at once; 25 when left out, or all that the filter `id` names */
                range?: components["parameters"]["ListRange"];
                /** @description A JSON object. `id` takes one id or a list; a text finds its parts in any case. The operation names its filters */
                filter?: components["parameters"]["ListFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description First and last row of this answer, and how many there are in all */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SharedJournalResponse"][];
                };
            };
            400: components["responses"]["400.bad_filter.bad_range.bad_sort.invalid"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.not_for_your_role.scope_required.second_factor_required"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    SharedJournals_read: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SharedJournalResponse"];
                };
            };
            400: components["responses"]["400.bad_id.bad_request"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.not_for_your_role.scope_required.second_factor_required"];
            404: components["responses"]["404.not_found"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    SharedJournals_reply: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReplyToJournalRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SharedJournalResponse"];
                };
            };
            400: components["responses"]["400.bad_id.bad_request.invalid"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.not_for_your_role.scope_required.second_factor_required"];
            404: components["responses"]["404.not_found"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    StudentAnswers_read: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudentAnswersResponse"];
                };
            };
            400: components["responses"]["400.bad_id.bad_request"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.not_for_your_role.scope_required.second_factor_required"];
            404: components["responses"]["404.not_found"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    ProductResults_read: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WidgetResultResponse"][];
                };
            };
            400: components["responses"]["400.bad_id.bad_request"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.not_for_your_role.scope_required.second_factor_required"];
            404: components["responses"]["404.not_found"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    ProductResults_names: {
        parameters: {
            query?: {
                /** @description Field and direction, `ASC` or `DESC`. The operation names its fields */
                sort?: components["parameters"]["ListSort"];
                /** @description First and last row, counted from 0, at most 1,000 at once; 25 when left out, or all that the filter `id` names */
                range?: components["parameters"]["ListRange"];
                /** @description A JSON object. `id` takes one id or a list; a text finds its parts in any case. The operation names its filters */
                filter?: components["parameters"]["ListFilter"];
            };
            header?: never;
            path: {
                id: string;
                widgetId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description First and last row of this answer, and how many there are in all */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResultNameResponse"][];
                };
            };
            400: components["responses"]["400.bad_filter.bad_id.bad_range.bad_request.bad_sort.invalid"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.not_for_your_role.scope_required.second_factor_required"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    Reminders_list: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReminderResponse"][];
                };
            };
            400: components["responses"]["400.bad_id.bad_request"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.not_for_programs.not_for_your_role.second_factor_required"];
            404: components["responses"]["404.not_found"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    Reminders_send: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReminderResponse"][];
                };
            };
            400: components["responses"]["400.bad_id.bad_request"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.not_for_programs.not_for_your_role.second_factor_required"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.too_late"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    FailedMails_sendAllAgain: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SentAgainResponse"];
                };
            };
            400: components["responses"]["400.bad_request"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.not_for_programs.not_for_your_role.second_factor_required"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    FailedMails_sendAgain: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400.bad_id.bad_request"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.not_for_programs.not_for_your_role.second_factor_required"];
            404: components["responses"]["404.not_found"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    MailTemplates_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailTemplateListedResponse"][];
                };
            };
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.not_for_programs.not_for_your_role.second_factor_required"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    MailTemplates_read: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                kind: components["schemas"]["MailKind"];
                language: components["schemas"]["Language"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailTemplateResponse"];
                };
            };
            400: components["responses"]["400.bad_request"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.not_for_programs.not_for_your_role.second_factor_required"];
            404: components["responses"]["404.not_found"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    MailTemplates_save: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version of the mail’s words that was read */
                "if-match"?: string;
            };
            path: {
                kind: components["schemas"]["MailKind"];
                language: components["schemas"]["Language"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MailTextsRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailTemplateResponse"];
                };
            };
            400: components["responses"]["400.bad_if_match.bad_request.invalid"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.not_for_programs.not_for_your_role.second_factor_required"];
            404: components["responses"]["404.not_found"];
            412: components["responses"]["412.stale_edit"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    MailTemplates_restore: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version of the mail’s words that was read */
                "if-match"?: string;
            };
            path: {
                kind: components["schemas"]["MailKind"];
                language: components["schemas"]["Language"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailTemplateResponse"];
                };
            };
            400: components["responses"]["400.bad_if_match.bad_request"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.not_for_programs.not_for_your_role.second_factor_required"];
            404: components["responses"]["404.not_found"];
            412: components["responses"]["412.stale_edit"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    MailTemplates_preview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                kind: components["schemas"]["MailKind"];
                language: components["schemas"]["Language"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MailTextsRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailPreviewResponse"];
                };
            };
            400: components["responses"]["400.bad_request.invalid"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.not_for_programs.not_for_your_role.second_factor_required"];
            404: components["responses"]["404.not_found"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    MailTemplates_test: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                kind: components["schemas"]["MailKind"];
                language: components["schemas"]["Language"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MailTextsRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailTestResponse"];
                };
            };
            400: components["responses"]["400.bad_request.invalid"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.not_for_programs.not_for_your_role.second_factor_required"];
            404: components["responses"]["404.not_found"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.mail_refused.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    NotificationPreferences_read: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationPreferencesResponse"];
                };
            };
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.scope_required.second_factor_required"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    NotificationPreferences_set: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetNotificationPreferencesRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationPreferencesResponse"];
                };
            };
            400: components["responses"]["400.bad_request.invalid"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.scope_required.second_factor_required"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    SaleMails_read: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SaleMailsResponse"];
                };
            };
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.not_for_programs.not_for_your_role.second_factor_required"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    SaleMails_set: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaleMailsRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SaleMailsResponse"];
                };
            };
            400: components["responses"]["400.bad_request.invalid"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.not_for_programs.not_for_your_role.second_factor_required"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    Unsubscribe_read: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description From the link in the mail */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationPreferenceResponse"];
                };
            };
            400: components["responses"]["400.bad_request"];
            403: components["responses"]["403.not_for_programs.second_factor_required"];
            422: components["responses"]["422.link_invalid"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    Unsubscribe_unsubscribe: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description From the link in the mail */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationPreferenceResponse"];
                };
            };
            400: components["responses"]["400.bad_request"];
            403: components["responses"]["403.foreign_page.not_for_programs.second_factor_required"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            422: components["responses"]["422.link_invalid"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    Unsubscribe_resubscribe: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description From the link in the mail */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationPreferenceResponse"];
                };
            };
            400: components["responses"]["400.bad_request"];
            403: components["responses"]["403.foreign_page.not_for_programs.second_factor_required"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            422: components["responses"]["422.link_invalid"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    DataExport_read: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DataExportResponse"];
                };
            };
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.not_for_programs.not_for_your_role"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    DataExport_request: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DataExportResponse"];
                };
            };
            400: components["responses"]["400.bad_request"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.fresh_sign_in_required.not_for_programs.not_for_your_role"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    DataExport_download: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DataExportDownloadResponse"];
                };
            };
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.fresh_sign_in_required.not_for_programs.not_for_your_role"];
            404: components["responses"]["404.not_found"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    AccountDeletion_read: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountDeletionResponse"];
                };
            };
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.not_for_programs.not_for_your_role"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    AccountDeletion_schedule: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountDeletionRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountDeletionResponse"];
                };
            };
            400: components["responses"]["400.bad_request.invalid"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.fresh_sign_in_required.not_for_programs.not_for_your_role.wrong_password"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.busy.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    AccountDeletion_undo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400.bad_request"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.not_for_programs.not_for_your_role"];
            404: components["responses"]["404.not_found"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    Groups_circles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GroupResponse"][];
                };
            };
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.not_for_your_role.scope_required.second_factor_required"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    Groups_pods: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GroupResponse"][];
                };
            };
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.not_for_your_role.scope_required.second_factor_required"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    Groups_add: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewGroupRequest"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GroupResponse"];
                };
            };
            400: components["responses"]["400.bad_request.invalid"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.not_for_your_role.scope_required.second_factor_required"];
            409: components["responses"]["409.name_taken"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    Groups_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400.bad_id.bad_request"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.not_for_your_role.scope_required.second_factor_required"];
            404: components["responses"]["404.not_found"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    Groups_rename: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RenameGroupRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GroupResponse"];
                };
            };
            400: components["responses"]["400.bad_id.bad_request.invalid"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.not_for_your_role.scope_required.second_factor_required"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.name_taken"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    Groups_ofStudent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudentGroupsDto"];
                };
            };
            400: components["responses"]["400.bad_id.bad_request"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.not_for_your_role.scope_required.second_factor_required"];
            404: components["responses"]["404.not_found"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    Groups_assign: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StudentGroupsDto"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudentGroupsDto"];
                };
            };
            400: components["responses"]["400.bad_id.bad_request.invalid"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.not_for_your_role.scope_required.second_factor_required"];
            404: components["responses"]["404.not_found"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            422: components["responses"]["422.no_such_group"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    MyGroups_mine: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyGroupResponse"][];
                };
            };
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.not_for_programs.not_for_your_role"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    StudentNotes_list: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudentNoteResponse"][];
                };
            };
            400: components["responses"]["400.bad_id.bad_request"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.not_for_your_role.scope_required.second_factor_required"];
            404: components["responses"]["404.not_found"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    StudentNotes_add: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddStudentNoteRequest"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudentNoteResponse"];
                };
            };
            400: components["responses"]["400.bad_request.invalid"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.not_for_your_role.scope_required.second_factor_required"];
            404: components["responses"]["404.not_found"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    StudentNotes_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                noteId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400.bad_id.bad_request"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.not_for_your_role.scope_required.second_factor_required"];
            404: components["responses"]["404.not_found"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    StudentNotes_edit: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that was read */
                "if-match"?: string;
            };
            path: {
                noteId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EditStudentNoteRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudentNoteResponse"];
                };
            };
            400: components["responses"]["400.bad_id.bad_if_match.bad_request.invalid"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.not_for_your_role.scope_required.second_factor_required"];
            404: components["responses"]["404.not_found"];
            412: components["responses"]["412.stale_edit"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    Students_list: {
        parameters: {
            query?: {
                /** @description Field and direction, `ASC` or `DESC`. The operation names its fields */
                sort?: components["parameters"]["ListSort"];
                /** @description First and last row, counted from 0, at most 1,000 at once; 25 when left out, or all that the filter `id` names */
                range?: components["parameters"]["ListRange"];
                /** @description A JSON object. `id` takes one id or a list; a text finds its parts in any case. The operation names its filters */
                filter?: components["parameters"]["ListFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description First and last row of this answer, and how many there are in all */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudentResponse"][];
                };
            };
            400: components["responses"]["400.bad_filter.bad_range.bad_sort.invalid"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.not_for_your_role.scope_required.second_factor_required"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    StudentDetail_read: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudentRecordResponse"];
                };
            };
            400: components["responses"]["400.bad_id.bad_request"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.not_for_your_role.scope_required.second_factor_required"];
            404: components["responses"]["404.not_found"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    StudentDetail_put: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that was read */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PutStudentRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudentRecordResponse"];
                };
            };
            400: components["responses"]["400.bad_id.bad_if_match.bad_request.invalid"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.not_for_your_role.scope_required.second_factor_required"];
            404: components["responses"]["404.not_found"];
            412: components["responses"]["412.stale_edit"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    StudentDetail_edit: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that was read */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EditMemberRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudentRecordResponse"];
                };
            };
            400: components["responses"]["400.bad_id.bad_if_match.bad_request.invalid"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.not_for_your_role.scope_required.second_factor_required"];
            404: components["responses"]["404.not_found"];
            412: components["responses"]["412.stale_edit"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    StudentDetail_purchases: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudentPurchaseResponse"][];
                };
            };
            400: components["responses"]["400.bad_id.bad_request"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.not_for_your_role.scope_required.second_factor_required"];
            404: components["responses"]["404.not_found"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    StudentDetail_payments: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudentPaymentResponse"][];
                };
            };
            400: components["responses"]["400.bad_id.bad_request"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.not_for_your_role.scope_required.second_factor_required"];
            404: components["responses"]["404.not_found"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    StudentDetail_bookings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudentBookingResponse"][];
                };
            };
            400: components["responses"]["400.bad_id.bad_request"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.not_for_your_role.scope_required.second_factor_required"];
            404: components["responses"]["404.not_found"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    StudentDetail_messages: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudentMessageResponse"][];
                };
            };
            400: components["responses"]["400.bad_id.bad_request"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.not_for_your_role.scope_required.second_factor_required"];
            404: components["responses"]["404.not_found"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    StudentLearning_list: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudentEnrollmentResponse"][];
                };
            };
            400: components["responses"]["400.bad_id.bad_request"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.not_for_your_role.scope_required.second_factor_required"];
            404: components["responses"]["404.not_found"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    StudentLearning_give: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GiveProductRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudentEnrollmentResponse"][];
                };
            };
            400: components["responses"]["400.bad_id.bad_request.invalid"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.not_for_your_role.scope_required.second_factor_required"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.already_owned.wrong_status"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    StudentLearning_takeBack: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                productId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReasonRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudentEnrollmentResponse"][];
                };
            };
            400: components["responses"]["400.bad_id.bad_request.invalid"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.not_for_your_role.scope_required.second_factor_required"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.not_granted"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    StudentTimeline_page: {
        parameters: {
            query?: {
                /** @description `next` of the page before */
                before?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudentTimelineResponse"];
                };
            };
            400: components["responses"]["400.bad_id.bad_request.invalid"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.not_for_your_role.scope_required.second_factor_required"];
            404: components["responses"]["404.not_found"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    StudentAccess_invite: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InviteStudentRequest"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudentResponse"];
                };
            };
            400: components["responses"]["400.bad_request.invalid"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.not_for_your_role.scope_required.second_factor_required"];
            409: components["responses"]["409.email_taken"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    StudentAccess_block: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReasonRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudentResponse"];
                };
            };
            400: components["responses"]["400.bad_id.bad_request.invalid"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.fresh_sign_in_required.not_for_your_role.scope_required.second_factor_required"];
            404: components["responses"]["404.not_found"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    StudentAccess_unblock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReasonRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudentResponse"];
                };
            };
            400: components["responses"]["400.bad_id.bad_request.invalid"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.not_for_your_role.scope_required.second_factor_required"];
            404: components["responses"]["404.not_found"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    StudentAccess_signOut: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReasonRequest"];
            };
        };
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400.bad_id.bad_request.invalid"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.not_for_your_role.scope_required.second_factor_required"];
            404: components["responses"]["404.not_found"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    StudentLetters_preview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WriteLetterRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LetterPreviewResponse"];
                };
            };
            400: components["responses"]["400.bad_request.invalid"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.not_for_your_role.scope_required.second_factor_required"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    StudentLetters_writeToMany: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WriteLettersRequest"];
            };
        };
        responses: {
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LettersSentResponse"];
                };
            };
            400: components["responses"]["400.bad_request.invalid"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.not_for_your_role.scope_required.second_factor_required"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    StudentLetters_write: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WriteLetterRequest"];
            };
        };
        responses: {
            /** @description The mail is on its way */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400.bad_id.bad_request.invalid"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.not_for_your_role.scope_required.second_factor_required"];
            404: components["responses"]["404.not_found"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    StudentTags_list: {
        parameters: {
            query?: {
                /** @description Field and direction, `ASC` or `DESC`. The operation names its fields */
                sort?: components["parameters"]["ListSort"];
                /** @description First and last row, counted from 0, at most 1,000 at once; 25 when left out, or all that the filter `id` names */
                range?: components["parameters"]["ListRange"];
                /** @description A JSON object. `id` takes one id or a list; a text finds its parts in any case. The operation names its filters */
                filter?: components["parameters"]["ListFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description First and last row of this answer, and how many there are in all */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudentTagResponse"][];
                };
            };
            400: components["responses"]["400.bad_filter.bad_range.bad_sort.invalid"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.not_for_your_role.scope_required.second_factor_required"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    StudentTags_read: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudentTagResponse"];
                };
            };
            400: components["responses"]["400.bad_id.bad_request"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.not_for_your_role.scope_required.second_factor_required"];
            404: components["responses"]["404.not_found"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    StudentTags_delete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TagOfStudent"];
                };
            };
            400: components["responses"]["400.bad_id.bad_request"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.not_for_your_role.scope_required.second_factor_required"];
            404: components["responses"]["404.not_found"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    StudentTags_rename: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RenameTagRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudentTagResponse"];
                };
            };
            400: components["responses"]["400.bad_id.bad_request.invalid"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.not_for_your_role.scope_required.second_factor_required"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.tag_exists"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    StudentTags_add: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TagStudentsRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaggingResponse"];
                };
            };
            400: components["responses"]["400.bad_request.invalid"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.not_for_your_role.scope_required.second_factor_required"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    StudentTags_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UntagStudentsRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaggingResponse"];
                };
            };
            400: components["responses"]["400.bad_id.bad_request.invalid"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.not_for_your_role.scope_required.second_factor_required"];
            404: components["responses"]["404.not_found"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    ProductStudents_list: {
        parameters: {
            query?: {
                /** @description Field and direction, `ASC` or `DESC`. The operation names its fields */
                sort?: components["parameters"]["ListSort"];
                /** @description First and last row, counted from 0, at most 1,000 at once; 25 when left out, or all that the filter `id` names */
                range?: components["parameters"]["ListRange"];
                /** @description A JSON object. `id` takes one id or a list; a text finds its parts in any case. The operation names its filters */
                filter?: components["parameters"]["ListFilter"];
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description First and last row of this answer, and how many there are in all */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductStudentResponse"][];
                };
            };
            400: components["responses"]["400.bad_filter.bad_id.bad_range.bad_request.bad_sort.invalid"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.not_for_your_role.scope_required.second_factor_required"];
            404: components["responses"]["404.not_found"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    StudentsExport_export: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExportListRequest"];
            };
        };
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["400.bad_filter.bad_request.bad_sort.invalid"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.fresh_sign_in_required.not_for_programs.not_for_your_role.second_factor_required"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    StudentImport_preview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PreviewImportRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudentImportResponse"];
                };
            };
            400: components["responses"]["400.bad_request.invalid"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.not_for_your_role.scope_required.second_factor_required"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    StudentImport_import: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportStudentsRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudentImportResponse"];
                };
            };
            400: components["responses"]["400.bad_request.invalid"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.not_for_your_role.scope_required.second_factor_required"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    NewProducts_addCourse: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewCourseRequest"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatorProductResponse"];
                };
            };
            400: components["responses"]["400.bad_request.invalid"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.not_for_your_role.scope_required.second_factor_required"];
            409: components["responses"]["409.upload_used"];
            413: components["responses"]["413.too_large.upload_too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            422: components["responses"]["422.upload_broken.upload_mismatch.upload_missing.upload_type.upload_unknown"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.storage_unavailable.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    NewProducts_addBundle: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewBundleRequest"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatorProductResponse"];
                };
            };
            400: components["responses"]["400.bad_request.invalid"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.not_for_your_role.scope_required.second_factor_required"];
            409: components["responses"]["409.upload_used"];
            413: components["responses"]["413.too_large.upload_too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            422: components["responses"]["422.upload_broken.upload_mismatch.upload_missing.upload_type.upload_unknown"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.storage_unavailable.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    NewProducts_addDigitalFile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewDigitalFileRequest"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatorProductResponse"];
                };
            };
            400: components["responses"]["400.bad_request.invalid"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.not_for_your_role.scope_required.second_factor_required"];
            409: components["responses"]["409.upload_used"];
            413: components["responses"]["413.too_large.upload_too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            422: components["responses"]["422.upload_broken.upload_mismatch.upload_missing.upload_type.upload_unknown"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.storage_unavailable.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    CreatorProducts_list: {
        parameters: {
            query?: {
                /** @description Field and direction, `ASC` or `DESC`. The operation names its fields */
                sort?: components["parameters"]["ListSort"];
                /** @description First and last row, counted from 0, at most 1,000 at once; 25 when left out, or all that the filter `id` names */
                range?: components["parameters"]["ListRange"];
                /** @description A JSON object. `id` takes one id or a list; a text finds its parts in any case. The operation names its filters */
                filter?: components["parameters"]["ListFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description First and last row of this answer, and how many there are in all */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatorProductResponse"][];
                };
            };
            400: components["responses"]["400.bad_filter.bad_range.bad_sort.invalid"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.not_for_your_role.scope_required.second_factor_required"];
            404: components["responses"]["404.not_found"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    CreatorProducts_read: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatorProductResponse"];
                };
            };
            400: components["responses"]["400.bad_id.bad_request"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.not_for_your_role.scope_required.second_factor_required"];
            404: components["responses"]["404.not_found"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    CreatorProducts_put: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PutProductRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatorProductResponse"];
                };
            };
            400: components["responses"]["400.bad_id.bad_request.invalid"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.not_for_your_role.scope_required.second_factor_required"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.upload_used"];
            413: components["responses"]["413.too_large.upload_too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            422: components["responses"]["422.not_ready.upload_broken.upload_mismatch.upload_missing.upload_type.upload_unknown"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.storage_unavailable.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    CreatorProducts_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RemovedResponse"];
                };
            };
            400: components["responses"]["400.bad_id.bad_request"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.not_for_your_role.scope_required.second_factor_required"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.in_bundle.sold"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    CreatorProducts_edit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EditProductRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatorProductResponse"];
                };
            };
            400: components["responses"]["400.bad_id.bad_request.invalid"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.not_for_your_role.scope_required.second_factor_required"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.upload_used"];
            413: components["responses"]["413.too_large.upload_too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            422: components["responses"]["422.not_ready.upload_broken.upload_mismatch.upload_missing.upload_type.upload_unknown"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.storage_unavailable.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    CreatorProducts_publish: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatorProductResponse"];
                };
            };
            400: components["responses"]["400.bad_id.bad_request"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.not_for_your_role.scope_required.second_factor_required"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.wrong_status"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            422: components["responses"]["422.not_ready"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    CreatorProducts_unpublish: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatorProductResponse"];
                };
            };
            400: components["responses"]["400.bad_id.bad_request"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.not_for_your_role.scope_required.second_factor_required"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.in_bundle.wrong_status"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    CreatorProducts_schedule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScheduleProductRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatorProductResponse"];
                };
            };
            400: components["responses"]["400.bad_id.bad_request.invalid"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.not_for_your_role.scope_required.second_factor_required"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.wrong_status"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            422: components["responses"]["422.not_ready.published"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    CreatorProducts_archive: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatorProductResponse"];
                };
            };
            400: components["responses"]["400.bad_id.bad_request"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.not_for_your_role.scope_required.second_factor_required"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.in_bundle"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    CreatorProducts_restore: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatorProductResponse"];
                };
            };
            400: components["responses"]["400.bad_id.bad_request"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.not_for_your_role.scope_required.second_factor_required"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.wrong_status"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    CreatorProducts_duplicate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatorProductResponse"];
                };
            };
            400: components["responses"]["400.bad_id.bad_request"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.not_for_your_role.scope_required.second_factor_required"];
            404: components["responses"]["404.not_found"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    AuditLog_list: {
        parameters: {
            query?: {
                /** @description Field and direction, `ASC` or `DESC`. The operation names its fields */
                sort?: components["parameters"]["ListSort"];
                /** @description First and last row, counted from 0, at most 1,000 at once; 25 when left out, or all that the filter `id` names */
                range?: components["parameters"]["ListRange"];
                /** @description A JSON object. `id` takes one id or a list; a text finds its parts in any case. The operation names its filters */
                filter?: components["parameters"]["ListFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description First and last row of this answer, and how many there are in all */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditEntryResponse"][];
                };
            };
            400: components["responses"]["400.bad_filter.bad_range.bad_sort.invalid"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.not_for_programs.not_for_your_role.second_factor_required"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    FirstRun_read: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FirstRunResponse"];
                };
            };
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.not_for_programs.not_for_your_role.second_factor_required"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    FirstRun_save: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FirstRunRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FirstRunResponse"];
                };
            };
            400: components["responses"]["400.bad_request.invalid"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.not_for_programs.not_for_your_role.second_factor_required"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    FirstRun_check: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FirstRunCheckRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FirstRunResponse"];
                };
            };
            400: components["responses"]["400.bad_request.invalid"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.not_for_programs.not_for_your_role.second_factor_required"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    Insights_overview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatorOverviewResponse"];
                };
            };
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.not_for_your_role.scope_required.second_factor_required"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    Insights_day: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CoachDayResponse"];
                };
            };
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.not_for_your_role.scope_required.second_factor_required"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    Insights_revenue: {
        parameters: {
            query?: {
                /** @description The first day; without it, all there is */
                from?: string;
                /** @description The last day; without it, today */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RevenueResponse"];
                };
            };
            400: components["responses"]["400.invalid"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.not_for_your_role.scope_required.second_factor_required"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    Insights_product: {
        parameters: {
            query?: {
                /** @description The first day; without it, all there is */
                from?: string;
                /** @description The last day; without it, today */
                to?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductAnalyticsResponse"];
                };
            };
            400: components["responses"]["400.bad_id.bad_request.invalid"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.not_for_your_role.scope_required.second_factor_required"];
            404: components["responses"]["404.not_found"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    Dashboard_overview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OverviewResponse"];
                };
            };
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.not_for_your_role.scope_required"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    Dashboard_activity: {
        parameters: {
            query?: {
                /** @description Counted from 1 */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActivityListResponse"];
                };
            };
            400: components["responses"]["400.invalid"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.not_for_your_role.scope_required"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    Dashboard_calendar: {
        parameters: {
            query: {
                /** @description From when on */
                from: string;
                /** @description Until when, that moment excluded; at most 100 days later */
                to: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarEntryResponse"][];
                };
            };
            400: components["responses"]["400.invalid"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.not_for_your_role.scope_required"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    MyGrowth_read: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyGrowthResponse"];
                };
            };
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.not_for_your_role.scope_required"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    MyGrowth_ledger: {
        parameters: {
            query?: {
                /** @description `next` of the page before */
                before?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GrowthEntriesResponse"];
                };
            };
            400: components["responses"]["400.invalid"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.not_for_your_role.scope_required"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    MyGrowth_see: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SeenLevelRequest"];
            };
        };
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400.bad_request.invalid"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.not_for_your_role.scope_required"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    Leaderboard_read: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeaderboardResponse"];
                };
            };
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.not_for_programs.second_factor_required"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    Leaderboard_join: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JoinLeaderboardRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeaderboardResponse"];
                };
            };
            400: components["responses"]["400.bad_request.invalid"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.adults_only.foreign_page.not_for_programs.not_for_your_role"];
            409: components["responses"]["409.level_hidden"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    GrowthRules_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GrowthRuleResponse"][];
                };
            };
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.not_for_programs.not_for_your_role.second_factor_required"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    GrowthRules_save: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                deed: "lesson-completed" | "course-completed" | "certificate-issued" | "journal-shared" | "review-written" | "session-held";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EditGrowthRuleRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GrowthRuleResponse"][];
                };
            };
            400: components["responses"]["400.bad_request.invalid"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.not_for_programs.not_for_your_role.second_factor_required"];
            404: components["responses"]["404.not_found"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    StudentGrowth_read: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GrowthResponse"];
                };
            };
            400: components["responses"]["400.bad_id.bad_request"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.not_for_your_role.scope_required.second_factor_required"];
            404: components["responses"]["404.not_found"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    StudentGrowth_ledger: {
        parameters: {
            query?: {
                /** @description `next` of the page before */
                before?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GrowthEntriesResponse"];
                };
            };
            400: components["responses"]["400.bad_id.bad_request.invalid"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.not_for_your_role.scope_required.second_factor_required"];
            404: components["responses"]["404.not_found"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
    StudentGrowth_give: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PointsByHandRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GrowthResponse"];
                };
            };
            400: components["responses"]["400.bad_id.bad_request.invalid"];
            401: components["responses"]["401.sign_in_required"];
            403: components["responses"]["403.foreign_page.not_for_your_role.scope_required.second_factor_required"];
            404: components["responses"]["404.not_found"];
            409: components["responses"]["409.not_enough_points"];
            413: components["responses"]["413.too_large"];
            415: components["responses"]["415.unsupported_media_type"];
            429: components["responses"]["429.too_many"];
            503: components["responses"]["503.unavailable"];
            "4XX": components["responses"]["4XX"];
        };
    };
}
