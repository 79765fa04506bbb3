// Generated from openapi.json; do not edit.
export interface paths {
    "/api/health/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
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
        get: operations["Health_ready"];
        put?: never;
        post?: never;
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
        get: operations["Learning_mine"];
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
        get: operations["Learning_course"];
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
        get: operations["Learning_lesson"];
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
        post: operations["Learning_finishVideo"];
        /** Take a finished video back */
        delete: operations["Learning_undoVideo"];
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
        post: operations["Learning_finishLesson"];
        /** Take a finished lesson back */
        delete: operations["Learning_undoLesson"];
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
        get: operations["Learning_readProgress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Save where I am */
        patch: operations["Learning_saveProgress"];
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
        ProductCourseResponse: {
            /**
             * Format: uuid
             * @description The course; a course shares the id of its product
             */
            id: string;
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
        ProductCardResponse: {
            /**
             * Format: uuid
             * @description For a course this is the id of the course, too
             */
            id: string;
            /** @enum {string} */
            type: "course" | "digital_file" | "coaching";
            /** @example The Rooted Mother */
            title: string;
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
            /** @example An oak with its roots drawn in gold. */
            thumbnailAlt: string;
            /** @enum {string} */
            category: "For Moms" | "For Girls" | "Private Coaching" | "Group Coaching" | "Digital Download" | "Workbooks" | "Guides" | "Templates" | "Resources";
            /** @example Self-Paced */
            duration: string | null;
            /**
             * @description People who own it now
             * @example 48
             */
            students: number;
            tags: ("For Mothers" | "For Daughters" | "Life Skills" | "Spirituality" | "Emotional Intelligence" | "Relationships" | "Growing Up" | "Becoming a Woman" | "Self-Discovery" | "Confidence")[];
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
            /**
             * Format: uuid
             * @description For a course this is the id of the course, too
             */
            id: string;
            /** @enum {string} */
            type: "course" | "digital_file" | "coaching";
            /** @example The Rooted Mother */
            title: string;
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
            /** @example An oak with its roots drawn in gold. */
            thumbnailAlt: string;
            /** @enum {string} */
            category: "For Moms" | "For Girls" | "Private Coaching" | "Group Coaching" | "Digital Download" | "Workbooks" | "Guides" | "Templates" | "Resources";
            /** @example Self-Paced */
            duration: string | null;
            /**
             * @description People who own it now
             * @example 48
             */
            students: number;
            tags: ("For Mothers" | "For Daughters" | "Life Skills" | "Spirituality" | "Emotional Intelligence" | "Relationships" | "Growing Up" | "Becoming a Woman" | "Self-Discovery" | "Confidence")[];
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
            /** @enum {string} */
            type: "course" | "digital_file" | "coaching";
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
            sections: components["schemas"]["OutlineSectionResponse"][];
        };
        LessonWidgetResponse: {
            /**
             * Format: uuid
             * @example 0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa
             */
            id: string;
            /** @example video */
            type: string;
            /**
             * @description By type (spec §3). Media carry a `url` that lives some minutes and belongs to this reader.
             * @example {
             *       "title": "A breath before the answer",
             *       "url": "https://…",
             *       "mimeType": "video/mp4",
             *       "durationSeconds": 312
             *     }
             */
            settings: {
                [key: string]: unknown;
            };
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
            widgets: components["schemas"]["LessonWidgetResponse"][];
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
            description: string;
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
             * @description The lesson after this one, across modules
             */
            nextLessonId: string | null;
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
        };
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
                    "image/webp": components["schemas"]["ProblemResponse"];
                    "image/png": components["schemas"]["ProblemResponse"];
                    "image/jpeg": components["schemas"]["ProblemResponse"];
                    "image/gif": components["schemas"]["ProblemResponse"];
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
                type?: "course" | "digital_file" | "coaching";
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
    Learning_mine: {
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
    Learning_course: {
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
    Learning_lesson: {
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
    Learning_finishVideo: {
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
    Learning_undoVideo: {
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
    Learning_finishLesson: {
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
            /** @description videos_unfinished */
            409: {
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
    Learning_undoLesson: {
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
    Learning_readProgress: {
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
    Learning_saveProgress: {
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
            /** @description no_such_place */
            422: {
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
            header: {
                "if-match": string;
                /** @description The version that was read */
                "If-Match"?: string;
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
