// Generated from openapi.json; do not edit.
export interface paths {
    "/api/health/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The process is alive */
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
        /** The process can work: its database answers and no shutdown has begun */
        get: operations["Health_ready"];
        put?: never;
        post?: never;
        delete?: never;
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
        /** Create a member account and sign in */
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
        /** Sign in */
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
        /** End the session of this device */
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
        /** Exchange the refresh cookie for new cookies */
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
        /** Who this browser belongs to; null for a visitor. Never a 401 for a visitor, unlike /api/me. */
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
        /** Ask for a mail with a link to a new password */
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
        /** Choose a new password with the link from the mail; signs out all devices */
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
        /** Confirm an e-mail address with the link from the mail */
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
        /** Send the confirmation mail again */
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
        /** Show an uploaded picture (purpose avatar); it becomes a square of 512 points */
        put: operations["Avatar_set"];
        post?: never;
        /** Show no picture */
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
        /** Ask for another e-mail: it is changed by the link mailed to the new address */
        post: operations["EmailChange_ask"];
        /** Keep the present address */
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
        /** Mail a fresh link to the new address; the one before it ends */
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
        /** Who is signed in */
        get: operations["Me_read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change name, bio, time zone or who sees the level */
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
        /** Change the password; signs out the other devices */
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
        /** Signed-in devices */
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
        /** Sign out a device */
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
        /** Whether signing in asks for a code */
        get: operations["SecondFactor_read"];
        put?: never;
        /** Begin: a secret for the authenticator app */
        post: operations["SecondFactor_start"];
        /** No more codes */
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
        /** Prove that the app has the secret; codes are asked for from now on */
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
        /** New recovery codes; the earlier ones work no longer */
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
         * @description Sorts by id, fileName, fileType, fileSize, createdAt; filters: q (in the name), fileType (one or a list).
         */
        get: operations["CreatorMedia_list"];
        put?: never;
        /** Add an uploaded file, after it was examined */
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
        /** How many files of each kind there are */
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
        /** One file, and where it is used */
        get: operations["CreatorMedia_read"];
        put?: never;
        post?: never;
        /** Delete a file that is used nowhere */
        delete: operations["CreatorMedia_remove"];
        options?: never;
        head?: never;
        /** Rename a file, or give a film its captions */
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
        /** Begin to send a large file of the media library in parts */
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
        /** The parts that have arrived */
        get: operations["Multipart_parts"];
        put?: never;
        post?: never;
        /** Give the upload up */
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
        /** An address to send one part to */
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
        /** Join the parts; repeating it does no harm */
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
         */
        get: operations["NotOffered_remoteProgress"];
        put?: never;
        /**
         * Not offered: a file fetched from another site
         * @description The server fetches no file from an address that somebody names, since such an address could lead into our own network. Send the file itself: POST /api/objects/upload says where to.
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
        /** A public image, e.g. a thumbnail; it never changes and may be cached for ever */
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
         */
        post: operations["Uploads_issue"];
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
        /** The course of a product */
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
        /** A course as its builder opens it */
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
        /** Add a section, module, lesson or page; repeatable by its id */
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
        /** Move within its course, also to another parent */
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
        /** Remove with all inside; it can be brought back for thirty days */
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
        /** Bring back what was removed, with all inside and under the same ids */
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
        /** Rename a section */
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
        /** Rename a module, or change its lock or picture */
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
        /** Change a lesson’s words, settings and picture */
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
        /** Rename a page */
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
        /** The pages of a lesson */
        get: operations["WidgetEditor_listPages"];
        put?: never;
        /** Add a page; where the place is taken, the page that stands there is the answer */
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
        /** The widgets of a page, with their settings and the addresses of their files */
        get: operations["WidgetEditor_listWidgets"];
        put?: never;
        /** Put a widget on a page; repeatable by its id */
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
        /** Put all widgets of a page in another order */
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
        /** Take a widget off its page; it can be brought back for thirty days */
        delete: operations["WidgetEditor_removeWidget"];
        options?: never;
        head?: never;
        /** Change the settings of a widget; empty settings empty it */
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
        /** Move a widget, also to another page of the course; lessonVersion is of the lesson it came from */
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
        /** Bring back a widget under the same id */
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
        /** The earlier versions of a lesson’s contents, the newest first; the last hundred */
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
        /** All that lay in the lesson then */
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
        /** Take the lesson back to what it was; what it is now can be restored in turn */
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
        /** Copy a lesson with all that lies in it, right behind it */
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
        /** Copy a module with its lessons, its lock and settings, right behind it */
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
        /** Patterns for new lessons: those that come with Sanctum, then the coach’s own */
        get: operations["LessonCopies_listTemplates"];
        put?: never;
        /** Keep what lies in a lesson as a pattern */
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
        /** Delete a pattern of her own; lessons made from it stay */
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
        /** Add a lesson that is filled like a pattern */
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
        /** Get a free product; claiming it again changes nothing */
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
        /** The files of a product, for its owners and the coach */
        get: operations["OwnedProduct_list"];
        put?: never;
        post?: never;
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
        /** The cart of the visitor or member who asks */
        get: operations["Cart_list"];
        put?: never;
        /** Put a product into the cart; twice is the same as once */
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
        /** How many products are in the cart */
        get: operations["Cart_count"];
        put?: never;
        post?: never;
        delete?: never;
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
        /** Take a product out of the cart, if it is there */
        delete: operations["Cart_remove"];
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
        /** What the payment form needs before anybody pays */
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
        /** Price the cart and prepare its payment; the same cart gives the same intent */
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
        /** Her orders that money has moved for, newest first */
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
        /** One order of hers, also while it waits for its money */
        get: operations["Orders_one"];
        put?: never;
        post?: never;
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
         * @description Sorts by id, openedAt, resolvedAt, received, orderNumber, buyerName; filters: q (in name, e-mail, order or payment id), isOpen (boolean), reason, id (list).
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
         */
        post: operations["PaymentReviews_grant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/creator/payment-reviews/{id}/resolve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark it as resolved, after its money was refunded
         * @description Moves no money: refund it at the payment provider first. The order says then that it was refunded. Counts once.
         */
        post: operations["PaymentReviews_resolve"];
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
        /** For Stripe alone: what happened to a payment, signed */
        post: operations["StripeWebhook_receive"];
        delete?: never;
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
        /** My review of a product I own */
        get: operations["MyReview_read"];
        /** Write my review, or change it; there is one per owner */
        put: operations["MyReview_write"];
        post?: never;
        /** Take my review back */
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
        /** Published products: searched, filtered, sorted and paged */
        get: operations["Storefront_list"];
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
        /** A product page; archived products are there for their owners only */
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
        /** What owners say about a product, newest first */
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
        /** The topics of the library, in their order */
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
        /** Everything I own, newest first, with my progress in courses */
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
        /** The courses I own, newest first, with how I stand in each and where to go on */
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
        /** A course I own, as I see it now: finished, open and locked. The coach sees every course. */
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
        /** A lesson with its pages: for its owner, the coach, or anyone when it is a free preview */
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
        /** Finish a video */
        post: operations["Completion_finishVideo"];
        /** Take a finished video back */
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
        /** Finish a lesson whose videos are all finished */
        post: operations["Completion_finishLesson"];
        /** Take a finished lesson back */
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
        /** Where I left this course */
        get: operations["CourseProgress_readProgress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Save where I am */
        patch: operations["CourseProgress_saveProgress"];
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
        /** My certificate of a finished course; the same one each time, with my present name */
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
        /** My certificates, newest first */
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
        /** Verify a certificate by its code */
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
        /** The certificate as a page to print: A4, landscape */
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
        /** All my notes, course by course; those of courses I do not own any more are still mine */
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
        /** All my notes as one Markdown file */
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
        /** My notes on a lesson of mine, oldest first */
        get: operations["Notes_list"];
        put?: never;
        /** Add a note, perhaps at a moment of a video */
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
        /** Remove a note */
        delete: operations["Notes_remove"];
        options?: never;
        head?: never;
        /** Change a note; with If-Match a newer edit is not overwritten */
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
        /** All I have answered, rated and measured on a lesson I may open now */
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
        /** Choose an option; the last choice counts, and the server judges it */
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
        /** Add a point to my curve; the same id again corrects it */
        put: operations["Answers_putScaleValue"];
        post?: never;
        /** Take a point of my curve back */
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
        /** Save a run of a stopwatch; the same id again lets its seconds grow */
        put: operations["Answers_putStopwatchSession"];
        post?: never;
        /** Forget a run of a stopwatch */
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
        /** Save my journal answer; with If-Match a newer edit is not overwritten */
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
        /** Share a copy of what it says now with the coach */
        put: operations["Journals_share"];
        post?: never;
        /** Take back what the coach could read, at once; her reply stays */
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
         * @description Sorts by id, sharedAt, repliedAt, memberName, courseTitle, lessonTitle; filters: q (in member or question), awaitsReply (boolean), accountId, courseId, id (list).
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
        /** One shared journal answer */
        get: operations["SharedJournals_read"];
        /** Reply to it, or correct the reply */
        put: operations["SharedJournals_reply"];
        post?: never;
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
        /** Which optional mails she wants; mails about security and money always come */
        get: operations["NotificationPreferences_read"];
        /** Choose which optional mails come */
        put: operations["NotificationPreferences_set"];
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
        /** Which mails the link is about, and whether they come */
        get: operations["Unsubscribe_read"];
        put?: never;
        /** No more of these mails; also called by mail programs (one click, RFC 8058) */
        post: operations["Unsubscribe_unsubscribe"];
        /** Take it back: these mails come again */
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
        /** How far the file with all your data is */
        get: operations["DataExport_read"];
        put?: never;
        /** Prepare a zip with all your data; while one is being prepared this changes nothing */
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
        /** Where to fetch the zip */
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
        /** Whether and when your account will be deleted */
        get: operations["AccountDeletion_read"];
        put?: never;
        /**
         * Delete your account in seven days
         * @description Signs out the other devices. A second time changes nothing. 403 `wrong_password`.
         */
        post: operations["AccountDeletion_schedule"];
        /** Keep your account after all */
        delete: operations["AccountDeletion_undo"];
        options?: never;
        head?: never;
        patch?: never;
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
         * @description Sorts by id, name, email, joined; filters: q (in name or e-mail), id (list).
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
        /** One member, for the coach */
        get: operations["Students_read"];
        put?: never;
        post?: never;
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
        /** A new course, as a draft without lessons */
        post: operations["NewProducts_addCourse"];
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
        /** A new download, as a draft */
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
         * @description Sorts by id, title, price, createdAt, rating, studentsCount; filters: q (in title or description), type, status, id (list).
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
        /** One product, for the coach */
        get: operations["CreatorProducts_read"];
        put?: never;
        post?: never;
        /** Delete what was never sold; it can be restored for thirty days */
        delete: operations["CreatorProducts_remove"];
        options?: never;
        head?: never;
        /** Change what is sold, or its words */
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
        /** Put a draft in the shop, now */
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
        /** Take it out of the shop; owners keep it */
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
        /** Publish a draft by itself at a later hour, or no longer so */
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
        /** Put away what is no longer sold; owners keep it */
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
        /** Bring back, as a draft, what was archived, or deleted less than thirty days ago */
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
        /** A draft with the same words, picture and files; of a course, with its lessons */
        post: operations["CreatorProducts_duplicate"];
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
        /** How the business stands, all counted */
        get: operations["Insights_overview"];
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
        /** My figures, all counted, and the courses to go on with */
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
        /** What I did, newest first */
        get: operations["Dashboard_activity"];
        put?: never;
        post?: never;
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
        ProblemResponse: {
            /** @example 404 */
            statusCode: number;
            /**
             * @description Stable; programs may switch on it
             * @example not_found
             */
            code: string;
            /**
             * @description A sentence a person may read
             * @example Product not found
             */
            message: string;
            /**
             * @description Messages by field, for forms
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
        RegisterRequest: {
            /** @example Rosa Lind */
            name: string;
            /**
             * Format: email
             * @example rosa@example.org
             */
            email: string;
            /**
             * @description 10 characters or more (15 for the coach), none of the common ones, not your name or e-mail
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
            /** @description Whether other members see her level and points */
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
             * @description 10 characters or more (15 for the coach), none of the common ones, not your name or e-mail
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
            /** @description The storageUrl of an upload of yours with the purpose avatar */
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
            /** @description Whether other members see her level and points */
            showLevelPublicly?: boolean;
        };
        ChangePasswordRequest: {
            /** @example a walk among birches */
            currentPassword: string;
            /**
             * @description 10 characters or more (15 for the coach), none of the common ones, not your name or e-mail
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
             * @example otpauth://totp/Sanctum:coach%40sanctum.test?secret=…
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
        MediaPlace: "lesson" | "lesson_picture" | "module_picture" | "thumbnail" | "product_file" | "film";
        MediaUseResponse: {
            place: components["schemas"]["MediaPlace"];
            /**
             * Format: uuid
             * @description Of the lesson, module, product or film
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
            /** @description The storageUrl of an upload of yours with the purpose media */
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
            /** @description The storageUrl of an upload of yours, or the address of a picture that is public already; null: none */
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
            /** @description The storageUrl of an upload of yours, or the address of a picture that is public already; null: none */
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
             * @example Maren Holt
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
             * @example Maren Holt
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
        /** @enum {string} */
        ProductType: "course" | "digital_file" | "coaching";
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
            /** @example 97.00 */
            price: string;
        };
        PaymentIntentResponse: {
            /**
             * @description For Stripe.js; good for this payment only
             * @example pi_3Q_secret_x
             */
            clientSecret: string;
            /**
             * Format: uuid
             * @description The order that the payment will settle
             */
            orderId: string;
            /** @example 97.00 */
            subtotal: string;
            /** @example 0.00 */
            tax: string;
            /** @example 97.00 */
            total: string;
            lines: components["schemas"]["CheckoutLineResponse"][];
        };
        /** @enum {string} */
        OrderStatus: "pending" | "paid" | "partially_refunded" | "refunded" | "disputed" | "review" | "expired";
        OrderLineResponse: {
            /** Format: uuid */
            productId: string;
            type: components["schemas"]["ProductType"];
            /**
             * @description As it was when it was bought
             * @example The First Conversation
             */
            title: string;
            /** @example 97.00 */
            price: string;
            /** @example /api/media/public/0192f8a4 */
            thumbnailUrl: string | null;
            /** @description Open to the buyer because of this order; false while its payment waits or is checked */
            isDelivered: boolean;
        };
        OrderResponse: {
            /** Format: uuid */
            id: string;
            /** @example S-10001 */
            number: string;
            status: components["schemas"]["OrderStatus"];
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            paidAt: string | null;
            /** @example 97.00 */
            subtotal: string;
            /** @example 0.00 */
            tax: string;
            /** @example 97.00 */
            total: string;
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
             * @description Where the payment can be seen and refunded: Stripe’s dashboard, or the sandbox
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
            /** @example Maren Solveig */
            resolvedBy: string | null;
            /** @example Refunded in Stripe and told Rosa by mail. */
            note: string | null;
        };
        ResolvePaymentRequest: {
            /**
             * @description What was done and why, kept with your name and the time
             * @example Refunded in Stripe and told Rosa by mail.
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
            outcome: "paid" | "review" | "already_settled" | "canceled" | "recorded" | "unknown_intent" | "ignored" | "duplicate";
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
            /** @example Maren Solveig */
            creator: string;
            /**
             * @description In USD; null is free
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
            /** @example Maren Solveig */
            creator: string;
            /**
             * @description In USD; null is free
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
             * @description Where to go on: the lesson she left, else the first open one she has not finished. null: all is finished, what is left is locked, or the course has no lessons yet
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
             * @description all_videos: once every video is complete; by_hand: whenever she says so
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
        CertificateResponse: {
            /** @example 7KQ2-M0XV-93AT */
            code: string;
            /**
             * @description As she was called when she last asked for it
             * @example Rosa Lind
             */
            name: string;
            /** Format: uuid */
            courseId: string;
            /** @example Roots and Wings */
            courseTitle: string;
            /** @example Maren Solveig */
            coachName: string;
            /**
             * Format: date
             * @description The day in her time zone
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
             * @description As it was called when she wrote, where she may not open it any more; null: not known
             * @example The three-breath pause
             */
            lessonTitle: string | null;
            /** Format: uuid */
            courseId: string | null;
            /** @example Rooted: A Master Class for Mothers */
            courseTitle: string | null;
            /**
             * Format: uuid
             * @description Where the lesson is now; null: the lesson has gone, or she does not own the course any more
             */
            moduleId: string | null;
        };
        NotebookCourseResponse: {
            /** Format: uuid */
            id: string;
            /** @example Rooted: A Master Class for Mothers */
            title: string | null;
            /**
             * @description All her notes on it, found or not
             * @example 7
             */
            notes: number;
        };
        NotebookResponse: {
            items: components["schemas"]["NotebookNoteResponse"][];
            /** @description Every course she has written on */
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
            /** @description Stays when she unshares */
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
             * @description Kept as it was typed; empty when she has wiped it
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
             * @description As it was when she shared
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
        /** @enum {string} */
        OptionalMail: "course-completed" | "journal-answered" | "module-opened";
        NotificationPreferenceResponse: {
            kind: components["schemas"]["OptionalMail"];
            /** @description Whether it comes by e-mail; true until she chooses */
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
             * @description Her password, once more
             * @example a walk among birches
             */
            password: string;
        };
        /**
         * @description lead: has bought nothing yet; active: has bought and was here in the last 30 days; inactive: has bought and was not
         * @enum {string}
         */
        StudentStatus: "lead" | "active" | "inactive";
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
            /** @description lead: has bought nothing yet; active: has bought and was here in the last 30 days; inactive: has bought and was not */
            status: components["schemas"]["StudentStatus"];
            /** Format: date-time */
            joinedAt: string;
            /**
             * @description Paid order lines
             * @example 2
             */
            purchases: number;
            /** @example 119.00 */
            totalSpent: string;
        };
        NewCourseRequest: {
            /** @example The Rooted Mother */
            title: string;
            /** @description Paragraphs, parted by an empty line */
            description: string;
            /**
             * @description In USD, at least 0.50; 0, empty or null is free
             * @example 97.00
             */
            price?: string | null;
            /** @enum {string} */
            category: "For Moms" | "For Girls" | "Private Coaching" | "Group Coaching" | "Digital Download";
            /** @example Self-Paced */
            duration?: string;
            /** @description The storageUrl of an upload of yours */
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
            missing: "lesson" | "file" | null;
            /**
             * Format: date-time
             * @description When it first went out
             */
            publishedAt: string | null;
            /**
             * @description In USD; null is free
             * @example 97.00
             */
            price: string | null;
            thumbnailUrl: string | null;
            files: components["schemas"]["CreatorProductFileResponse"][];
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
        NewDigitalFileRequest: {
            /** @example The Rooted Mother */
            title: string;
            /** @description Paragraphs, parted by an empty line */
            description: string;
            /**
             * @description In USD, at least 0.50; 0, empty or null is free
             * @example 97.00
             */
            price?: string | null;
            /** @enum {string} */
            category: "Workbooks" | "Guides" | "Templates" | "Resources" | "Digital Download";
            /** @description The storageUrl of an upload of yours */
            thumbnailUrl: string;
            /** @description The storageUrl of an upload of yours */
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
            /** @description The storageUrl of an upload of yours */
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
             * @description In USD, at least 0.50; 0, empty or null is free
             * @example 97.00
             */
            price?: string | null;
            /** @description The storageUrl of an upload of yours */
            thumbnailUrl?: string;
            /** @description All files in their order; what is not listed leaves the product */
            files?: components["schemas"]["ProductFileChange"][];
        };
        ScheduleProductRequest: {
            /**
             * Format: date-time
             * @description null: not by itself
             */
            publishAt: string | null;
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
             * @description What buyers paid for it, in USD
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
             * @description What buyers paid, in USD, before tax and fees
             * @example 8945.00
             */
            revenue: string;
            /**
             * @description Of it, in the last 30 days
             * @example 412.00
             */
            recentRevenue: string;
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
            /** @example 1240.00 */
            revenue: string;
            /**
             * @description Orders that were paid
             * @example 14
             */
            orders: number;
            /**
             * @description Purchases: an order of two products is two sales
             * @example 16
             */
            sales: number;
            /**
             * @description Revenue ÷ sales, to the cent; null without sales
             * @example 77.50
             */
            averageSale: string | null;
        };
        RevenuePointResponse: {
            /**
             * Format: date
             * @description The first day it stands for
             * @example 2027-03-01
             */
            start: string;
            /** @example 97.00 */
            revenue: string;
            /** @example 1 */
            sales: number;
        };
        ProductRevenueResponse: {
            /** Format: uuid */
            id: string;
            /** @example The Rooted Mother */
            title: string;
            type: components["schemas"]["ProductType"];
            /** @example 6 */
            sales: number;
            /** @example 582.00 */
            revenue: string;
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
            /** @description What was sold, the most revenue first */
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
             * @description What buyers paid for it, in USD: before tax and before the payment provider’s fees, nothing taken off
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
            /** @description The next ones first; empty when none are booked */
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
            /**
             * Format: uuid
             * @default null
             */
            captionsAssetId?: string | null;
            /**
             * Format: uuid
             * @default null
             */
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
            /** @enum {string} */
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
            /** @enum {string} */
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
            /** Format: uuid */
            captionsAssetId: string | null;
            /** Format: uuid */
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
            /** @enum {string} */
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
            /** @enum {string} */
            kind: "journal";
            question: string;
        };
        DeliveredQuestionWidgetSettings: {
            /** @enum {string} */
            kind: "multiple_choice";
            question: string;
            options: {
                id: string;
                text: string;
            }[];
        } | {
            /** @enum {string} */
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
    responses: never;
    parameters: never;
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HealthResponse"];
                };
            };
            /** @description The server, or a part it needs, is busy or away: try again after `Retry-After` seconds */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A refusal in the one error envelope */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HealthResponse"];
                };
            };
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A refusal in the one error envelope */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    Auth_register: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegisterRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MeResponse"];
                };
            };
            /** @description `email_taken` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Too often; see Retry-After (seconds) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `busy`; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A refusal in the one error envelope */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MeResponse"];
                };
            };
            /** @description `wrong_credentials` or `code_required` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Too often; see Retry-After (seconds) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `busy`; see Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A refusal in the one error envelope */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
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
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The server, or a part it needs, is busy or away: try again after `Retry-After` seconds */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A refusal in the one error envelope */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefreshResponse"];
                };
            };
            /** @description `sign_in_required` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Too often; see Retry-After (seconds) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The server, or a part it needs, is busy or away: try again after `Retry-After` seconds */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A refusal in the one error envelope */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionResponse"];
                };
            };
            /** @description The server, or a part it needs, is busy or away: try again after `Retry-After` seconds */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A refusal in the one error envelope */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
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
            /** @description Too often; see Retry-After (seconds) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The server, or a part it needs, is busy or away: try again after `Retry-After` seconds */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A refusal in the one error envelope */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
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
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `link_invalid` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Too often; see Retry-After (seconds) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The server, or a part it needs, is busy or away: try again after `Retry-After` seconds */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A refusal in the one error envelope */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
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
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `email_taken`, when it was to be a new address */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `link_invalid` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Too often; see Retry-After (seconds) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The server, or a part it needs, is busy or away: try again after `Retry-After` seconds */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A refusal in the one error envelope */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
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
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Signed in, but this is not for your role */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Too often; see Retry-After (seconds) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The server, or a part it needs, is busy or away: try again after `Retry-After` seconds */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A refusal in the one error envelope */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MeResponse"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Signed in, but this is not for your role */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description upload_used */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description upload_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description upload_unknown, upload_missing, upload_type, upload_broken, upload_mismatch */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Too often; see Retry-After (seconds) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The server, or a part it needs, is busy or away: try again after `Retry-After` seconds */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A refusal in the one error envelope */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MeResponse"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Signed in, but this is not for your role */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The server, or a part it needs, is busy or away: try again after `Retry-After` seconds */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A refusal in the one error envelope */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
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
            /** @description `same_email` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `wrong_password` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Too often; see Retry-After (seconds) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The server, or a part it needs, is busy or away: try again after `Retry-After` seconds */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A refusal in the one error envelope */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MeResponse"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Signed in, but this is not for your role */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The server, or a part it needs, is busy or away: try again after `Retry-After` seconds */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A refusal in the one error envelope */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MeResponse"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Signed in, but this is not for your role */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Nothing is waiting to be confirmed */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Too often; see Retry-After (seconds) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The server, or a part it needs, is busy or away: try again after `Retry-After` seconds */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A refusal in the one error envelope */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MeResponse"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Signed in, but this is not for your role */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The server, or a part it needs, is busy or away: try again after `Retry-After` seconds */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A refusal in the one error envelope */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MeResponse"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Signed in, but this is not for your role */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The server, or a part it needs, is busy or away: try again after `Retry-After` seconds */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A refusal in the one error envelope */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
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
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Signed in, but this is not for your role */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Too often; see Retry-After (seconds) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The server, or a part it needs, is busy or away: try again after `Retry-After` seconds */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A refusal in the one error envelope */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginSessionResponse"][];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Signed in, but this is not for your role */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The server, or a part it needs, is busy or away: try again after `Retry-After` seconds */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A refusal in the one error envelope */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
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
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Signed in, but this is not for your role */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The server, or a part it needs, is busy or away: try again after `Retry-After` seconds */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A refusal in the one error envelope */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactorResponse"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Signed in, but this is not for your role */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The server, or a part it needs, is busy or away: try again after `Retry-After` seconds */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A refusal in the one error envelope */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactorSetupResponse"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Signed in, but this is not for your role */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `totp_on` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The server, or a part it needs, is busy or away: try again after `Retry-After` seconds */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A refusal in the one error envelope */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
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
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Signed in, but this is not for your role */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `totp_required` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The server, or a part it needs, is busy or away: try again after `Retry-After` seconds */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A refusal in the one error envelope */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodesResponse"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Signed in, but this is not for your role */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `totp_not_started` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Too often; see Retry-After (seconds) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The server, or a part it needs, is busy or away: try again after `Retry-After` seconds */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A refusal in the one error envelope */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodesResponse"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Signed in, but this is not for your role */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `totp_off` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Too often; see Retry-After (seconds) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The server, or a part it needs, is busy or away: try again after `Retry-After` seconds */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A refusal in the one error envelope */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    CreatorMedia_list: {
        parameters: {
            query?: {
                /** @description Field and direction */
                sort?: string;
                /** @description First and last row, at most 100 */
                range?: string;
                /** @description A JSON object */
                filter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MediaAssetResponse"][];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Signed in, but this is not for your role */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The server, or a part it needs, is busy or away: try again after `Retry-After` seconds */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A refusal in the one error envelope */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
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
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MediaAssetDetailResponse"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Signed in, but this is not for your role */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description upload_used */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description upload_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description upload_unknown, upload_missing, upload_type, upload_broken, upload_mismatch */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Too often; see Retry-After (seconds) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The server, or a part it needs, is busy or away: try again after `Retry-After` seconds */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A refusal in the one error envelope */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MediaKindCountResponse"][];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Signed in, but this is not for your role */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The server, or a part it needs, is busy or away: try again after `Retry-After` seconds */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A refusal in the one error envelope */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MediaAssetDetailResponse"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Signed in, but this is not for your role */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The server, or a part it needs, is busy or away: try again after `Retry-After` seconds */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A refusal in the one error envelope */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
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
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Signed in, but this is not for your role */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description media_in_use; current.usedIn says where */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The server, or a part it needs, is busy or away: try again after `Retry-After` seconds */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A refusal in the one error envelope */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MediaAssetDetailResponse"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Signed in, but this is not for your role */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description no_such_media, not_a_film */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The server, or a part it needs, is busy or away: try again after `Retry-After` seconds */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A refusal in the one error envelope */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MultipartResponse"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Signed in, but this is not for your role */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description upload_type */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Too often; see Retry-After (seconds) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The server, or a part it needs, is busy or away: try again after `Retry-After` seconds */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A refusal in the one error envelope */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
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
                uploadId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadedPartResponse"][];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Signed in, but this is not for your role */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The server, or a part it needs, is busy or away: try again after `Retry-After` seconds */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A refusal in the one error envelope */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
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
                uploadId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MultipartAbortedResponse"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Signed in, but this is not for your role */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The server, or a part it needs, is busy or away: try again after `Retry-After` seconds */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A refusal in the one error envelope */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
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
                uploadId: string;
                partNumber: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartUrlResponse"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Signed in, but this is not for your role */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The server, or a part it needs, is busy or away: try again after `Retry-After` seconds */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A refusal in the one error envelope */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MultipartCompletedResponse"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Signed in, but this is not for your role */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description upload_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description upload_parts */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The server, or a part it needs, is busy or away: try again after `Retry-After` seconds */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A refusal in the one error envelope */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `not_offered`, always; the message says why */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The server, or a part it needs, is busy or away: try again after `Retry-After` seconds */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A refusal in the one error envelope */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `not_offered`, always; the message says why */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The server, or a part it needs, is busy or away: try again after `Retry-After` seconds */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A refusal in the one error envelope */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `not_offered`, always; the message says why */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The server, or a part it needs, is busy or away: try again after `Retry-After` seconds */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A refusal in the one error envelope */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
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
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `not_offered`, always; the message says why */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The server, or a part it needs, is busy or away: try again after `Retry-After` seconds */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A refusal in the one error envelope */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
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
            /** @description No such image, or not a public one */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The server, or a part it needs, is busy or away: try again after `Retry-After` seconds */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A refusal in the one error envelope */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadTicketResponse"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Signed in, but this is not for your role */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description upload_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description upload_type */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Too often; see Retry-After (seconds) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The server, or a part it needs, is busy or away: try again after `Retry-After` seconds */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A refusal in the one error envelope */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductCourseResponse"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Signed in, but this is not for your role */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description No such product, or it is not a course */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The server, or a part it needs, is busy or away: try again after `Retry-After` seconds */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A refusal in the one error envelope */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourseOutlineResponse"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Signed in, but this is not for your role */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The server, or a part it needs, is busy or away: try again after `Retry-After` seconds */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A refusal in the one error envelope */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
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
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutlinePlaceResponse"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Signed in, but this is not for your role */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description sibling_gone, full, id_taken */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The server, or a part it needs, is busy or away: try again after `Retry-After` seconds */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A refusal in the one error envelope */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutlinePlaceResponse"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Signed in, but this is not for your role */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description sibling_gone, full */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The server, or a part it needs, is busy or away: try again after `Retry-After` seconds */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A refusal in the one error envelope */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
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
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Signed in, but this is not for your role */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The server, or a part it needs, is busy or away: try again after `Retry-After` seconds */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A refusal in the one error envelope */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutlinePlaceResponse"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Signed in, but this is not for your role */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description parent_gone */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The server, or a part it needs, is busy or away: try again after `Retry-After` seconds */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A refusal in the one error envelope */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
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
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Signed in, but this is not for your role */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The server, or a part it needs, is busy or away: try again after `Retry-After` seconds */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A refusal in the one error envelope */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
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
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Signed in, but this is not for your role */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description upload_unknown … */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The server, or a part it needs, is busy or away: try again after `Retry-After` seconds */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A refusal in the one error envelope */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
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
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Signed in, but this is not for your role */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description upload_unknown … */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The server, or a part it needs, is busy or away: try again after `Retry-After` seconds */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A refusal in the one error envelope */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
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
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Signed in, but this is not for your role */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The server, or a part it needs, is busy or away: try again after `Retry-After` seconds */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A refusal in the one error envelope */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EditorPageResponse"][];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Signed in, but this is not for your role */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The server, or a part it needs, is busy or away: try again after `Retry-After` seconds */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A refusal in the one error envelope */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
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
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EditorPageResponse"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Signed in, but this is not for your role */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description other_than_address */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The server, or a part it needs, is busy or away: try again after `Retry-After` seconds */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A refusal in the one error envelope */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EditorWidget"][];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Signed in, but this is not for your role */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The server, or a part it needs, is busy or away: try again after `Retry-After` seconds */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A refusal in the one error envelope */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    WidgetEditor_addWidget: {
        parameters: {
            query?: never;
            header?: {
                /** @description The lessonVersion that was read. Without it the last writer wins, and what she overwrote is kept */
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
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EditorWidget"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Signed in, but this is not for your role */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description id_taken, widget_removed, full */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description stale_edit; `current` has the lessonVersion as it is, and by whom (changedBy) and when (changedAt) it became so */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description bad_widget, no_such_media, other_than_address */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The server, or a part it needs, is busy or away: try again after `Retry-After` seconds */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A refusal in the one error envelope */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    WidgetEditor_reorderWidgets: {
        parameters: {
            query?: never;
            header?: {
                /** @description The lessonVersion that was read. Without it the last writer wins, and what she overwrote is kept */
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LessonVersionResponse"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Signed in, but this is not for your role */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description widgets_changed */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description stale_edit; `current` has the lessonVersion as it is, and by whom (changedBy) and when (changedAt) it became so */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description bad_order */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The server, or a part it needs, is busy or away: try again after `Retry-After` seconds */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A refusal in the one error envelope */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    WidgetEditor_removeWidget: {
        parameters: {
            query?: never;
            header?: {
                /** @description The lessonVersion that was read. Without it the last writer wins, and what she overwrote is kept */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LessonVersionResponse"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Signed in, but this is not for your role */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description page_gone */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description stale_edit; `current` has the lessonVersion as it is, and by whom (changedBy) and when (changedAt) it became so */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The server, or a part it needs, is busy or away: try again after `Retry-After` seconds */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A refusal in the one error envelope */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    WidgetEditor_editWidget: {
        parameters: {
            query?: never;
            header?: {
                /** @description The lessonVersion that was read. Without it the last writer wins, and what she overwrote is kept */
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EditorWidget"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Signed in, but this is not for your role */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description stale_edit; `current` has the lessonVersion as it is, and by whom (changedBy) and when (changedAt) it became so */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description bad_widget, no_such_media */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The server, or a part it needs, is busy or away: try again after `Retry-After` seconds */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A refusal in the one error envelope */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    WidgetEditor_placeWidget: {
        parameters: {
            query?: never;
            header?: {
                /** @description The lessonVersion that was read. Without it the last writer wins, and what she overwrote is kept */
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EditorWidget"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Signed in, but this is not for your role */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description full */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description stale_edit; `current` has the lessonVersion as it is, and by whom (changedBy) and when (changedAt) it became so */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The server, or a part it needs, is busy or away: try again after `Retry-After` seconds */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A refusal in the one error envelope */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    WidgetEditor_restoreWidget: {
        parameters: {
            query?: never;
            header?: {
                /** @description The lessonVersion that was read. Without it the last writer wins, and what she overwrote is kept */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EditorWidget"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Signed in, but this is not for your role */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description page_gone */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description stale_edit; `current` has the lessonVersion as it is, and by whom (changedBy) and when (changedAt) it became so */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The server, or a part it needs, is busy or away: try again after `Retry-After` seconds */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A refusal in the one error envelope */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LessonVersionSummary"][];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Signed in, but this is not for your role */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The server, or a part it needs, is busy or away: try again after `Retry-After` seconds */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A refusal in the one error envelope */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LessonVersionContentResponse"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Signed in, but this is not for your role */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The server, or a part it needs, is busy or away: try again after `Retry-After` seconds */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A refusal in the one error envelope */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    LessonHistory_restore: {
        parameters: {
            query?: never;
            header?: {
                /** @description The lessonVersion that was read. Without it the last writer wins, and what she overwrote is kept */
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LessonVersionResponse"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Signed in, but this is not for your role */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description stale_edit; `current` has the lessonVersion as it is, and by whom (changedBy) and when (changedAt) it became so */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The server, or a part it needs, is busy or away: try again after `Retry-After` seconds */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A refusal in the one error envelope */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
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
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CopiedResponse"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Signed in, but this is not for your role */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description full */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The server, or a part it needs, is busy or away: try again after `Retry-After` seconds */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A refusal in the one error envelope */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
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
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CopiedResponse"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Signed in, but this is not for your role */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description full */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The server, or a part it needs, is busy or away: try again after `Retry-After` seconds */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A refusal in the one error envelope */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LessonTemplateResponse"][];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Signed in, but this is not for your role */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The server, or a part it needs, is busy or away: try again after `Retry-After` seconds */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A refusal in the one error envelope */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
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
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CopiedResponse"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Signed in, but this is not for your role */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description conflict: the name is taken; full */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The server, or a part it needs, is busy or away: try again after `Retry-After` seconds */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A refusal in the one error envelope */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
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
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Signed in, but this is not for your role */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description built_in */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The server, or a part it needs, is busy or away: try again after `Retry-After` seconds */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A refusal in the one error envelope */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
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
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CopiedResponse"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Signed in, but this is not for your role */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description sibling_gone, full */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The server, or a part it needs, is busy or away: try again after `Retry-After` seconds */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A refusal in the one error envelope */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
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
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClaimResponse"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Signed in, but this is not for your role */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description No such product on sale */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `not_free`: it has a price */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The server, or a part it needs, is busy or away: try again after `Retry-After` seconds */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A refusal in the one error envelope */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductFileResponse"][];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Signed in, but this is not for your role */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description No such product, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The server, or a part it needs, is busy or away: try again after `Retry-After` seconds */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A refusal in the one error envelope */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartItemResponse"][];
                };
            };
            /** @description The server, or a part it needs, is busy or away: try again after `Retry-After` seconds */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A refusal in the one error envelope */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
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
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartItemResponse"];
                };
            };
            /** @description This is not for your role */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Not for sale */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `already_owned` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `free_product`: claim it instead */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Too often; see Retry-After (seconds) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The server, or a part it needs, is busy or away: try again after `Retry-After` seconds */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A refusal in the one error envelope */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartCountResponse"];
                };
            };
            /** @description The server, or a part it needs, is busy or away: try again after `Retry-After` seconds */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A refusal in the one error envelope */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
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
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description This is not for your role */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The server, or a part it needs, is busy or away: try again after `Retry-After` seconds */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A refusal in the one error envelope */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckoutConfigResponse"];
                };
            };
            /** @description The server, or a part it needs, is busy or away: try again after `Retry-After` seconds */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A refusal in the one error envelope */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentIntentResponse"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Signed in, but this is not for your role */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `already_paid`: `current.orderId` names the order */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `cart_empty` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Too often; see Retry-After (seconds) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `payments_unavailable`: Stripe cannot be reached */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A refusal in the one error envelope */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    Orders_list: {
        parameters: {
            query?: {
                page?: number;
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderResponse"][];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Signed in, but this is not for your role */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The server, or a part it needs, is busy or away: try again after `Retry-After` seconds */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A refusal in the one error envelope */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderResponse"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Signed in, but this is not for your role */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The server, or a part it needs, is busy or away: try again after `Retry-After` seconds */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A refusal in the one error envelope */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    PaymentReviews_list: {
        parameters: {
            query?: {
                /** @description Field and direction */
                sort?: string;
                /** @description First and last row, at most 100 */
                range?: string;
                /** @description A JSON object */
                filter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentReviewResponse"][];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Signed in, but this is not for your role */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The server, or a part it needs, is busy or away: try again after `Retry-After` seconds */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A refusal in the one error envelope */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentReviewResponse"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Signed in, but this is not for your role */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The server, or a part it needs, is busy or away: try again after `Retry-After` seconds */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A refusal in the one error envelope */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
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
                "application/json": components["schemas"]["ResolvePaymentRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentReviewResponse"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Signed in, but this is not for your role */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `already_resolved`; `already_owned`: the buyer has it, so refund it instead; `buyer_gone`: the account is no more */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The server, or a part it needs, is busy or away: try again after `Retry-After` seconds */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A refusal in the one error envelope */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    PaymentReviews_resolve: {
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
                "application/json": components["schemas"]["ResolvePaymentRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentReviewResponse"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Signed in, but this is not for your role */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `already_resolved` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The server, or a part it needs, is busy or away: try again after `Retry-After` seconds */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A refusal in the one error envelope */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookResponse"];
                };
            };
            /** @description `bad_signature` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Not taken in; Stripe sends it again */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The server, or a part it needs, is busy or away: try again after `Retry-After` seconds */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A refusal in the one error envelope */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyReviewHolder"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Signed in, but this is not for your role */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description No such product, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The server, or a part it needs, is busy or away: try again after `Retry-After` seconds */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A refusal in the one error envelope */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyReviewResponse"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Signed in, but this is not for your role */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description No such product, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Too often; see Retry-After (seconds) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The server, or a part it needs, is busy or away: try again after `Retry-After` seconds */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A refusal in the one error envelope */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
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
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Signed in, but this is not for your role */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description No such product, or not yours */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The server, or a part it needs, is busy or away: try again after `Retry-After` seconds */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A refusal in the one error envelope */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
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
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too often; see Retry-After (seconds) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The server, or a part it needs, is busy or away: try again after `Retry-After` seconds */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A refusal in the one error envelope */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    Storefront_list: {
        parameters: {
            query?: {
                page?: number;
                pageSize?: number;
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductListResponse"];
                };
            };
            /** @description Searching too often; see Retry-After */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The server, or a part it needs, is busy or away: try again after `Retry-After` seconds */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A refusal in the one error envelope */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductDetailResponse"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The server, or a part it needs, is busy or away: try again after `Retry-After` seconds */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A refusal in the one error envelope */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    Storefront_listReviews: {
        parameters: {
            query?: {
                page?: number;
                pageSize?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewListResponse"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The server, or a part it needs, is busy or away: try again after `Retry-After` seconds */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A refusal in the one error envelope */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TopicsResponse"];
                };
            };
            /** @description The server, or a part it needs, is busy or away: try again after `Retry-After` seconds */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A refusal in the one error envelope */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LibraryItemResponse"][];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Signed in, but this is not for your role */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The server, or a part it needs, is busy or away: try again after `Retry-After` seconds */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A refusal in the one error envelope */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClassroomCourseResponse"][];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Signed in, but this is not for your role */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The server, or a part it needs, is busy or away: try again after `Retry-After` seconds */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A refusal in the one error envelope */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourseForLearnerResponse"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Signed in, but this is not for your role */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The server, or a part it needs, is busy or away: try again after `Retry-After` seconds */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A refusal in the one error envelope */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LessonForLearnerResponse"];
                };
            };
            /** @description module_locked */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The server, or a part it needs, is busy or away: try again after `Retry-After` seconds */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A refusal in the one error envelope */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompletionResponse"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description module_locked */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The server, or a part it needs, is busy or away: try again after `Retry-After` seconds */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A refusal in the one error envelope */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompletionResponse"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description module_locked */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The server, or a part it needs, is busy or away: try again after `Retry-After` seconds */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A refusal in the one error envelope */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompletionResponse"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description module_locked */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description videos_unfinished */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The server, or a part it needs, is busy or away: try again after `Retry-After` seconds */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A refusal in the one error envelope */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompletionResponse"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description module_locked */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The server, or a part it needs, is busy or away: try again after `Retry-After` seconds */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A refusal in the one error envelope */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourseProgressResponse"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Signed in, but this is not for your role */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The server, or a part it needs, is busy or away: try again after `Retry-After` seconds */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A refusal in the one error envelope */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
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
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description module_locked */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description no_such_place */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The server, or a part it needs, is busy or away: try again after `Retry-After` seconds */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A refusal in the one error envelope */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CertificateResponse"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Signed in, but this is not for your role */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description course_unfinished */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The server, or a part it needs, is busy or away: try again after `Retry-After` seconds */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A refusal in the one error envelope */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CertificateResponse"][];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Signed in, but this is not for your role */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The server, or a part it needs, is busy or away: try again after `Retry-After` seconds */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A refusal in the one error envelope */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    Certificates_verify: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CertificateResponse"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Too often; see Retry-After (seconds) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The server, or a part it needs, is busy or away: try again after `Retry-After` seconds */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A refusal in the one error envelope */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    Certificates_print: {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Too often; see Retry-After (seconds) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The server, or a part it needs, is busy or away: try again after `Retry-After` seconds */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A refusal in the one error envelope */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    Notebook_find: {
        parameters: {
            query?: {
                page?: number;
                pageSize?: number;
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotebookResponse"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Signed in, but this is not for your role */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The server, or a part it needs, is busy or away: try again after `Retry-After` seconds */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A refusal in the one error envelope */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
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
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Signed in, but this is not for your role */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Too often; see Retry-After (seconds) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The server, or a part it needs, is busy or away: try again after `Retry-After` seconds */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A refusal in the one error envelope */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LessonNoteResponse"][];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Signed in, but this is not for your role */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The server, or a part it needs, is busy or away: try again after `Retry-After` seconds */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A refusal in the one error envelope */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
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
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LessonNoteResponse"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Signed in, but this is not for your role */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Too often; see Retry-After (seconds) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The server, or a part it needs, is busy or away: try again after `Retry-After` seconds */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A refusal in the one error envelope */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
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
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Signed in, but this is not for your role */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The server, or a part it needs, is busy or away: try again after `Retry-After` seconds */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A refusal in the one error envelope */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LessonNoteResponse"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Signed in, but this is not for your role */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description stale_edit; `current` is the note as it is */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Too often; see Retry-After (seconds) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The server, or a part it needs, is busy or away: try again after `Retry-After` seconds */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A refusal in the one error envelope */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LessonAnswersResponse"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /**
             * @description module_locked, or not for your role
             *
             *     Signed in, but this is not for your role
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The server, or a part it needs, is busy or away: try again after `Retry-After` seconds */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A refusal in the one error envelope */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChoiceAnswerResponse"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /**
             * @description module_locked, or not for your role
             *
             *     Signed in, but this is not for your role
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description no_such_option */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The server, or a part it needs, is busy or away: try again after `Retry-After` seconds */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A refusal in the one error envelope */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScaleValueResponse"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /**
             * @description module_locked, or not for your role
             *
             *     Signed in, but this is not for your role
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description value_out_of_range */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Too often; see Retry-After (seconds) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The server, or a part it needs, is busy or away: try again after `Retry-After` seconds */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A refusal in the one error envelope */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
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
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /**
             * @description module_locked, or not for your role
             *
             *     Signed in, but this is not for your role
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The server, or a part it needs, is busy or away: try again after `Retry-After` seconds */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A refusal in the one error envelope */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StopwatchSessionResponse"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /**
             * @description module_locked, or not for your role
             *
             *     Signed in, but this is not for your role
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description bad_start */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Too often; see Retry-After (seconds) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The server, or a part it needs, is busy or away: try again after `Retry-After` seconds */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A refusal in the one error envelope */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
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
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /**
             * @description module_locked, or not for your role
             *
             *     Signed in, but this is not for your role
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The server, or a part it needs, is busy or away: try again after `Retry-After` seconds */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A refusal in the one error envelope */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JournalAnswerResponse"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /**
             * @description module_locked, or not for your role
             *
             *     Signed in, but this is not for your role
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description stale_edit; `current` is the journal as it is */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Too often; see Retry-After (seconds) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The server, or a part it needs, is busy or away: try again after `Retry-After` seconds */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A refusal in the one error envelope */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JournalAnswerResponse"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /**
             * @description module_locked, or not for your role
             *
             *     Signed in, but this is not for your role
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description nothing_to_share */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description stale_edit; `current` is the journal as it is */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The server, or a part it needs, is busy or away: try again after `Retry-After` seconds */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A refusal in the one error envelope */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JournalAnswerResponse"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /**
             * @description module_locked, or not for your role
             *
             *     Signed in, but this is not for your role
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The server, or a part it needs, is busy or away: try again after `Retry-After` seconds */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A refusal in the one error envelope */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    SharedJournals_list: {
        parameters: {
            query?: {
                /** @description Field and direction */
                sort?: string;
                /** @description First and last row, at most 100 */
                range?: string;
                /** @description A JSON object */
                filter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SharedJournalResponse"][];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Signed in, but this is not for your role */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The server, or a part it needs, is busy or away: try again after `Retry-After` seconds */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A refusal in the one error envelope */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SharedJournalResponse"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Signed in, but this is not for your role */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The server, or a part it needs, is busy or away: try again after `Retry-After` seconds */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A refusal in the one error envelope */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SharedJournalResponse"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Signed in, but this is not for your role */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The server, or a part it needs, is busy or away: try again after `Retry-After` seconds */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A refusal in the one error envelope */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationPreferencesResponse"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Signed in, but this is not for your role */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The server, or a part it needs, is busy or away: try again after `Retry-After` seconds */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A refusal in the one error envelope */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationPreferencesResponse"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Signed in, but this is not for your role */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Too often; see Retry-After (seconds) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The server, or a part it needs, is busy or away: try again after `Retry-After` seconds */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A refusal in the one error envelope */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationPreferenceResponse"];
                };
            };
            /** @description `link_invalid` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Too often; see Retry-After (seconds) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The server, or a part it needs, is busy or away: try again after `Retry-After` seconds */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A refusal in the one error envelope */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationPreferenceResponse"];
                };
            };
            /** @description `link_invalid` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Too often; see Retry-After (seconds) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The server, or a part it needs, is busy or away: try again after `Retry-After` seconds */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A refusal in the one error envelope */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationPreferenceResponse"];
                };
            };
            /** @description `link_invalid` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Too often; see Retry-After (seconds) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The server, or a part it needs, is busy or away: try again after `Retry-After` seconds */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A refusal in the one error envelope */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DataExportResponse"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Signed in, but this is not for your role */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The server, or a part it needs, is busy or away: try again after `Retry-After` seconds */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A refusal in the one error envelope */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DataExportResponse"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Signed in, but this is not for your role */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Too often; see Retry-After (seconds) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The server, or a part it needs, is busy or away: try again after `Retry-After` seconds */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A refusal in the one error envelope */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DataExportDownloadResponse"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Signed in, but this is not for your role */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description None is ready */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The server, or a part it needs, is busy or away: try again after `Retry-After` seconds */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A refusal in the one error envelope */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountDeletionResponse"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Signed in, but this is not for your role */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The server, or a part it needs, is busy or away: try again after `Retry-After` seconds */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A refusal in the one error envelope */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountDeletionResponse"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Signed in, but this is not for your role */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Too often; see Retry-After (seconds) */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The server, or a part it needs, is busy or away: try again after `Retry-After` seconds */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A refusal in the one error envelope */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
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
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Signed in, but this is not for your role */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description It is not going to be deleted */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The server, or a part it needs, is busy or away: try again after `Retry-After` seconds */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A refusal in the one error envelope */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    Students_list: {
        parameters: {
            query?: {
                /** @description Field and direction */
                sort?: string;
                /** @description First and last row, at most 100 */
                range?: string;
                /** @description A JSON object */
                filter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudentResponse"][];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Signed in, but this is not for your role */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The server, or a part it needs, is busy or away: try again after `Retry-After` seconds */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A refusal in the one error envelope */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    Students_read: {
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudentResponse"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Signed in, but this is not for your role */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The server, or a part it needs, is busy or away: try again after `Retry-After` seconds */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A refusal in the one error envelope */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
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
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatorProductResponse"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Signed in, but this is not for your role */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description upload_used */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description upload_unknown, upload_missing … */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The server, or a part it needs, is busy or away: try again after `Retry-After` seconds */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A refusal in the one error envelope */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
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
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatorProductResponse"];
                };
            };
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Signed in, but this is not for your role */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description upload_used */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description upload_unknown, upload_missing … */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The server, or a part it needs, is busy or away: try again after `Retry-After` seconds */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A refusal in the one error envelope */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    CreatorProducts_list: {
        parameters: {
            query?: {
                /** @description Field and direction */
                sort?: string;
                /** @description First and last row, at most 100 */
                range?: string;
                /** @description A JSON object */
                filter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatorProductResponse"][];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Signed in, but this is not for your role */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The server, or a part it needs, is busy or away: try again after `Retry-After` seconds */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A refusal in the one error envelope */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatorProductResponse"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Signed in, but this is not for your role */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The server, or a part it needs, is busy or away: try again after `Retry-After` seconds */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A refusal in the one error envelope */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
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
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Signed in, but this is not for your role */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description sold: archive it instead */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The server, or a part it needs, is busy or away: try again after `Retry-After` seconds */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A refusal in the one error envelope */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatorProductResponse"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Signed in, but this is not for your role */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description not_ready, upload_unknown … */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The server, or a part it needs, is busy or away: try again after `Retry-After` seconds */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A refusal in the one error envelope */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatorProductResponse"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Signed in, but this is not for your role */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description wrong_status */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description not_ready: nothing in it yet */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The server, or a part it needs, is busy or away: try again after `Retry-After` seconds */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A refusal in the one error envelope */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatorProductResponse"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Signed in, but this is not for your role */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description wrong_status */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The server, or a part it needs, is busy or away: try again after `Retry-After` seconds */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A refusal in the one error envelope */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatorProductResponse"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Signed in, but this is not for your role */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description wrong_status */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description not_ready, published */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The server, or a part it needs, is busy or away: try again after `Retry-After` seconds */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A refusal in the one error envelope */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatorProductResponse"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Signed in, but this is not for your role */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The server, or a part it needs, is busy or away: try again after `Retry-After` seconds */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A refusal in the one error envelope */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatorProductResponse"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Signed in, but this is not for your role */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description wrong_status */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The server, or a part it needs, is busy or away: try again after `Retry-After` seconds */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A refusal in the one error envelope */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
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
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatorProductResponse"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Signed in, but this is not for your role */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The server, or a part it needs, is busy or away: try again after `Retry-After` seconds */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A refusal in the one error envelope */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatorOverviewResponse"];
                };
            };
            /** @description A day that is none, or from after to */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Signed in, but this is not for your role */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The server, or a part it needs, is busy or away: try again after `Retry-After` seconds */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A refusal in the one error envelope */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RevenueResponse"];
                };
            };
            /** @description A day that is none, or from after to */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Signed in, but this is not for your role */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The server, or a part it needs, is busy or away: try again after `Retry-After` seconds */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A refusal in the one error envelope */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductAnalyticsResponse"];
                };
            };
            /** @description A day that is none, or from after to */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Signed in, but this is not for your role */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The server, or a part it needs, is busy or away: try again after `Retry-After` seconds */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A refusal in the one error envelope */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OverviewResponse"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Signed in, but this is not for your role */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The server, or a part it needs, is busy or away: try again after `Retry-After` seconds */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A refusal in the one error envelope */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    Dashboard_activity: {
        parameters: {
            query?: {
                page?: number;
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActivityListResponse"];
                };
            };
            /** @description Nobody is signed in */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description Signed in, but this is not for your role */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description The server, or a part it needs, is busy or away: try again after `Retry-After` seconds */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description A refusal in the one error envelope */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
}
