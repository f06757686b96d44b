/**
 * The types of Quotedesk's HTTP API, made from its contract with "npm run sdk": don't edit.
 * With openapi-fetch they make a client; example.ts next to this file shows how.
 */

export interface paths {
    "/auth/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Exchange client credentials for an access token
         * @description Needs no token.
         */
        post: operations["issueToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/priceQuote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Price a risk from three inputs
         * @description Needs a token of a client with the permission `price`.
         */
        post: operations["priceQuote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vehicle-lookup/{vrm}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find a vehicle by its registration mark
         * @description Needs a token of a client with the permission `lookup`.
         */
        get: operations["lookUpVehicle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/eircode-lookup/{eircode}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find an address by its Eircode
         * @description Needs a token of a client with the permission `lookup`.
         */
        get: operations["lookUpEircode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/applied/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the products on offer
         * @description Needs a token of a client with the permission `quote:read`.
         */
        get: operations["listProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/applied/quote/quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit a quote document and get its premium
         * @description Needs a token of a client with the permission `quote:write`. Sent again with the same Idempotency-Key, it happens only once.
         */
        post: operations["submitQuote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/applied/quote/override": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Override the premium, the excess or the discount of a quote
         * @description Needs a token of a client with the permission `quote:override`. Sent again with the same Idempotency-Key, it happens only once.
         */
        post: operations["overrideQuote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/applied/quote/addon": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add optional cover to a quote
         * @description Needs a token of a client with the permission `quote:write`. Sent again with the same Idempotency-Key, it happens only once.
         */
        post: operations["addCover"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/applied/quote/addon/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take optional cover off a quote again
         * @description Needs a token of a client with the permission `quote:write`. Sent again with the same Idempotency-Key, it happens only once.
         */
        post: operations["removeCover"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/applied/quote/driver-number": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record a driver number, before or after a quote is accepted
         * @description Needs a token of a client with the permission `quote:write`. Sent again with the same Idempotency-Key, it happens only once.
         */
        post: operations["recordDriverNumber"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/applied/quote/refer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refer a quote to an underwriter, and say why
         * @description Needs a token of a client with the permission `quote:write`. Sent again with the same Idempotency-Key, it happens only once.
         */
        post: operations["referQuote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/applied/quote/referral/decide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve a referred quote, or refuse it with the reasons for its customer
         * @description Needs a token of a client with the permission `quote:override`. Sent again with the same Idempotency-Key, it happens only once.
         */
        post: operations["decideReferral"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/applied/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept a quote, so that it becomes a policy; a referred one, or an earlier start, requires quote:override, too
         * @description Needs a token of a client with the permission `quote:accept`. Sent again with the same Idempotency-Key, it happens only once.
         */
        post: operations["acceptQuote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/applied/quote/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve a quote
         * @description Needs a token of a client with the permission `quote:read`.
         */
        get: operations["getQuote"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/applied/quote/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve a part of the history of a quote, by default its newest 50 entries
         * @description Needs a token of a client with the permission `quote:read`.
         */
        get: operations["getQuoteHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/applied/documentgeneration/generateDocuments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make the documents of a quote and answer links to them
         * @description Needs a token of a client with the permission `document:generate`. Sent again with the same Idempotency-Key, it happens only once.
         */
        post: operations["generateDocuments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Without a token: /health/live
         * @description Needs no token.
         */
        get: operations["health/live"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Without a token: /health/ready
         * @description Needs no token.
         */
        get: operations["health/ready"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/{id}/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open a document by its link, whose signature stands for a token: don't make one up
         * @description Needs no token.
         */
        get: operations["openDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Without a token: /openapi.json
         * @description Needs no token.
         */
        get: operations["openapi.json"];
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
        /** @description The elements of IrishMotorQuote. The inception comes after the birth and before the expiry. */
        QuoteDocument: {
            Policy: {
                /**
                 * Format: date-time
                 * @description As 2026-12-01T00:00:00+00:00
                 */
                InceptionDate: string;
                /**
                 * Format: date-time
                 * @description As 2026-12-01T00:00:00+00:00
                 */
                ExpiryDate?: string;
                /** @enum {string} */
                CoverType: "Comprehensive" | "TPFT" | "ThirdParty";
                UseClass?: string;
                Excess?: number | string;
                AddOns?: {
                    AddOn?: {
                        /** @enum {string} */
                        AddOnType: "breakdown" | "legal" | "windscreen" | "keycare";
                        Level?: string;
                    }[];
                };
            };
            Customer: {
                Title?: string;
                FirstName: string;
                Surname: string;
                /** Format: date */
                DateOfBirth: string;
                LicenceType?: string;
                LicenceHeldYears?: number | string;
                Email?: string;
                Phone?: string;
                Occupation?: string;
                YearsResident?: number | string;
                PenaltyPoints?: number | string;
                MarketingConsent?: boolean | string;
                Convictions?: {
                    Conviction?: {
                        Offence: string;
                        /** Format: date */
                        Date: string;
                        Points?: number | string;
                    }[];
                };
                Disqualifications?: {
                    Disqualification?: {
                        /** Format: date */
                        Date: string;
                        Months?: number | string;
                    }[];
                };
            };
            Address?: {
                AddressLine1?: string;
                Town?: string;
                County?: string;
                /** @description As D02 X285 */
                Eircode?: string;
                Country?: string;
            };
            Vehicle: {
                /** @description As 191-D-12345 */
                RegistrationNumber: string;
                Make: string;
                Model: string;
                Year?: number | string;
                /** @description Cubic centimetres; below 20 it is litres */
                EngineSize?: number | string;
                Value?: number | string;
                Mileage?: number | string;
                FuelType?: string;
                SecurityDevices?: {
                    AlarmImmobiliser?: boolean | string;
                };
                /** @enum {string} */
                BodyType?: "Saloon" | "Hatchback" | "Estate" | "SUV" | "MPV" | "Coupe" | "Convertible" | "Van" | "Pickup" | "Other";
                /** @enum {string} */
                WeightClass?: "UpTo3500kg" | "Over3500kg";
                Imported?: boolean | string;
                Modifications?: string;
                /** @enum {string} */
                OvernightParking?: "Garage" | "Driveway" | "PrivateCarPark" | "Street" | "Other";
                /** @enum {string} */
                Owner?: "Policyholder" | "SpouseOrPartner" | "FamilyMember" | "Employer" | "LeasingCompany" | "Other";
                /** @enum {string} */
                RegisteredKeeper?: "Policyholder" | "SpouseOrPartner" | "FamilyMember" | "Employer" | "LeasingCompany" | "Other";
            };
            ClaimsHistory?: {
                NumberOfClaims?: number | string;
                YearsNoClaims?: number | string;
                Claims?: {
                    Claim?: {
                        /** Format: date */
                        Date: string;
                        /** @enum {string} */
                        ClaimType?: "Accident" | "Injury" | "Fire" | "Theft" | "Windscreen" | "Other";
                        Amount?: number | string;
                        AtFault?: boolean | string;
                        /** @enum {string} */
                        ClaimStatus?: "Open" | "Settled";
                    }[];
                };
            };
            NoClaimsBonus?: {
                Years?: number | string;
                Insurer?: string;
                Country?: string;
                /** Format: date */
                ExpiryDate?: string;
                Protected?: boolean | string;
                EvidenceSeen?: boolean | string;
            };
            PreviousInsurance?: {
                Insurer?: string;
                Refused?: boolean | string;
                SpecialTerms?: boolean | string;
            };
            Drivers?: {
                Driver?: {
                    FirstName: string;
                    Surname: string;
                    /** Format: date */
                    DateOfBirth: string;
                    LicenceType?: string;
                    LicenceHeldYears?: number | string;
                    /** @enum {string} */
                    Relation?: "SpouseOrPartner" | "Parent" | "Child" | "Sibling" | "OtherRelative" | "Employee" | "Other";
                    /** @description Of the licence */
                    DriverNumber?: string;
                    NumberOfClaims?: number | string;
                    PenaltyPoints?: number | string;
                    MainDriver?: boolean | string;
                }[];
            };
        };
        TokenRequest: {
            client_id?: string;
            client_secret?: string;
            scope?: string;
            grant_type?: string;
        };
        Token: {
            access_token: string;
            /** @constant */
            token_type: "Bearer";
            /** @description Lifetime in seconds */
            expires_in: number;
        };
        PriceRequest: {
            data: {
                /** @description ISO 8601 date-time */
                "in_policy.dateInception": string;
                /** @description YYYY-MM-DD */
                "in_customer.dateOfBirth": string;
                /** @enum {unknown} */
                "in_dts.raterCover": "Comprehensive" | "ThirdParty" | "ThirdPartyFireAndTheft";
            };
        };
        PriceResult: {
            /** @description Euro with levies, before the fee */
            "rater.Comp.GrossPrem": number;
            /** @description Policy administration fee, euro */
            "rater.Comp.PolFee": number;
            /** @description Total, euro */
            "rater.Comp.PremAfterPolFee": number;
            /** @description Euro with levies, before the fee */
            "rater.TP.GrossPrem"?: number;
            /** @description Policy administration fee, euro */
            "rater.TP.PolFee"?: number;
            /** @description Total, euro */
            "rater.TP.PremAfterPolFee"?: number;
            /** @description Euro with levies, before the fee */
            "rater.TPFT.GrossPrem"?: number;
            /** @description Policy administration fee, euro */
            "rater.TPFT.PolFee"?: number;
            /** @description Total, euro */
            "rater.TPFT.PremAfterPolFee"?: number;
            explanation: components["schemas"]["Explanation"];
            warnings: string[];
        };
        Vehicle: {
            vrm: string;
            make: string;
            model: string;
            /** @description Year of first registration */
            year: number;
            /** @description Cubic centimetres; 0 for an electric car */
            engineSize: number;
            fuelType: string;
        };
        Address: {
            eircode: string;
            addressLine1: string;
            addressLine2: string;
            town: string;
            county: string;
            country: string;
        };
        Product: {
            id: string;
            name: string;
            description: string;
        };
        ProductList: {
            products: components["schemas"]["Product"][];
        };
        SubmittedQuote: {
            quoteId: string;
            /** @description Total in euro, levies and fee included */
            premium: number;
            /** @enum {unknown} */
            status: "quoted" | "accepted" | "expired";
            /** @description Why underwriting referred the quote: accepting it then requires quote:override, too, until somebody approves it */
            referrals: components["schemas"]["Reason"][];
            explanation: components["schemas"]["Explanation"];
            /** @description Every answer that the premium assumes, in the order of the rate book */
            assumed: {
                /** @description The element of the quote document, as Customer/LicenceType; of a named driver, as Drivers/Driver[2]/LicenceType */
                path: string;
                /** @description What the rate book calls the question */
                title: string;
                /** @description What the answer counts as, in words */
                value: string;
                /** @description The word that the rate book does not know */
                given?: string;
                /** @description Euro: the total premium as it is, minus the total premium with the typical answer to this one question, all else the same; a premium set by hand is left aside */
                effect: number;
            }[];
            /** @description What should be known before cover begins and is not: at the desk, and elsewhere where the rate book says so, each must be confirmed to accept the quote */
            unknownBeforeCover: {
                /**
                 * @description The element of the quote document
                 * @enum {unknown}
                 */
                path: "Policy/InceptionDate" | "Policy/ExpiryDate" | "Policy/CoverType" | "Policy/UseClass" | "Policy/Excess" | "Customer/Title" | "Customer/FirstName" | "Customer/Surname" | "Customer/DateOfBirth" | "Customer/LicenceType" | "Customer/LicenceHeldYears" | "Customer/Email" | "Customer/Phone" | "Customer/Occupation" | "Customer/YearsResident" | "Customer/PenaltyPoints" | "Customer/MarketingConsent" | "Address/AddressLine1" | "Address/Town" | "Address/County" | "Address/Eircode" | "Address/Country" | "Vehicle/RegistrationNumber" | "Vehicle/Make" | "Vehicle/Model" | "Vehicle/Year" | "Vehicle/EngineSize" | "Vehicle/Value" | "Vehicle/Mileage" | "Vehicle/FuelType" | "Vehicle/SecurityDevices/AlarmImmobiliser" | "Vehicle/BodyType" | "Vehicle/WeightClass" | "Vehicle/Imported" | "Vehicle/Modifications" | "Vehicle/OvernightParking" | "Vehicle/Owner" | "Vehicle/RegisteredKeeper" | "ClaimsHistory/NumberOfClaims" | "ClaimsHistory/YearsNoClaims" | "NoClaimsBonus/Years" | "NoClaimsBonus/Insurer" | "NoClaimsBonus/Country" | "NoClaimsBonus/ExpiryDate" | "NoClaimsBonus/Protected" | "NoClaimsBonus/EvidenceSeen" | "PreviousInsurance/Insurer" | "PreviousInsurance/Refused" | "PreviousInsurance/SpecialTerms";
                /** @description What it counts as in the premium; absent where it has no part */
                value?: string;
            }[];
            /** @description What was not used or not known, and what was rated in its place: to be shown */
            warnings: string[];
        };
        Quote: {
            quoteId: string;
            /** @description Total in euro, levies and fee included */
            premium: number;
            /** @enum {unknown} */
            status: "quoted" | "accepted" | "expired";
            /** @description Why underwriting referred the quote: accepting it then requires quote:override, too, until somebody approves it */
            referrals: components["schemas"]["Reason"][];
            /** @description Absent where the quote was never referred. A quote that is `referred` is accepted with quote:override only, one that is `refused` not at all */
            referral?: {
                /** @enum {unknown} */
                state: "referred" | "approved" | "refused";
                /** @description Why it is referred: rules of the rate book, and `referred-by-hand` for what a person wrote */
                reasons: components["schemas"]["Reason"][];
                /** @description Who referred it last, and when; for rules, who submitted the quote */
                referred: {
                    /** @description ISO 8601, UTC */
                    at: string;
                    /** @description The client, or desk */
                    by: string;
                    /** @description The person, where a name was given */
                    name?: string;
                };
                /** @description Absent while the quote waits for a decision */
                decision?: {
                    /** @description ISO 8601, UTC */
                    at: string;
                    /** @description The client, or desk */
                    by: string;
                    /** @description The person, where a name was given */
                    name?: string;
                    /** @description Why, for the record */
                    note?: string;
                    /** @description The terms of an approval */
                    terms?: string;
                    /** @description Why it was refused, for the customer */
                    reasons?: string[];
                };
                /** @description The change that took an approval away; absent once it is decided again */
                lostApproval?: {
                    /** @description ISO 8601, UTC */
                    at: string;
                    /** @description The client, or desk */
                    by: string;
                    /** @description The person, where a name was given */
                    name?: string;
                    /**
                     * @description What changed the quote
                     * @enum {unknown}
                     */
                    change: "overridden" | "addOn" | "addOnRemoved";
                };
            };
            /** @description ISO 8601, UTC */
            createdAt: string;
            /** @description ISO 8601, UTC: the quote can be accepted before this moment */
            expiresAt: string;
            /**
             * @description Why then: the validity of quotes is over, a levy changes, cover that begins later would be rated otherwise, or the period to insure is over; absent on older quotes
             * @enum {unknown}
             */
            expiresBecause?: "validity" | "levies" | "price" | "period";
            /** @description The Irish days that the premium is for; absent on older quotes */
            period?: {
                /** @description Its first day, YYYY-MM-DD */
                from: string;
                /** @description Its last day, YYYY-MM-DD: cover ends when it does */
                to: string;
            };
            policy: {
                inceptionDate: string;
                expiryDate?: string;
                /** @enum {unknown} */
                coverType: "Comprehensive" | "TPFT" | "ThirdParty";
                useClass?: string;
            };
            customer: {
                title?: string;
                firstName: string;
                surname: string;
                dateOfBirth: string;
                licenceType?: string;
                licenceHeldYears?: number;
                email?: string;
                phone?: string;
                occupation?: string;
                yearsResident?: number;
                penaltyPoints?: number;
                marketingConsent?: boolean;
                address: {
                    addressLine1?: string;
                    town?: string;
                    county?: string;
                    eircode?: string;
                    country?: string;
                };
                convictions?: {
                    offence: string;
                    date: string;
                    points?: number;
                }[];
                disqualifications?: {
                    date: string;
                    months?: number;
                }[];
            };
            vehicle: {
                registrationNumber: string;
                make: string;
                model: string;
                year?: number;
                engineSize?: number;
                value?: number;
                mileage?: number;
                fuelType?: string;
                securityDevices: {
                    alarmImmobiliser?: boolean;
                };
                /** @enum {unknown} */
                bodyType?: "Saloon" | "Hatchback" | "Estate" | "SUV" | "MPV" | "Coupe" | "Convertible" | "Van" | "Pickup" | "Other";
                /** @enum {unknown} */
                weightClass?: "UpTo3500kg" | "Over3500kg";
                imported?: boolean;
                modifications?: string;
                /** @enum {unknown} */
                overnightParking?: "Garage" | "Driveway" | "PrivateCarPark" | "Street" | "Other";
                /** @enum {unknown} */
                owner?: "Policyholder" | "SpouseOrPartner" | "FamilyMember" | "Employer" | "LeasingCompany" | "Other";
                /** @enum {unknown} */
                registeredKeeper?: "Policyholder" | "SpouseOrPartner" | "FamilyMember" | "Employer" | "LeasingCompany" | "Other";
            };
            claimsHistory: {
                numberOfClaims?: number;
                yearsNoClaims?: number;
                claims?: {
                    date: string;
                    /** @enum {unknown} */
                    claimType?: "Accident" | "Injury" | "Fire" | "Theft" | "Windscreen" | "Other";
                    amount?: number;
                    atFault?: boolean;
                    /** @enum {unknown} */
                    claimStatus?: "Open" | "Settled";
                }[];
            };
            noClaimsBonus?: {
                years?: number;
                insurer?: string;
                country?: string;
                expiryDate?: string;
                protected?: boolean;
                evidenceSeen?: boolean;
            };
            previousInsurance?: {
                insurer?: string;
                refused?: boolean;
                specialTerms?: boolean;
            };
            drivers?: {
                firstName: string;
                surname: string;
                dateOfBirth: string;
                licenceType?: string;
                licenceHeldYears?: number;
                /** @enum {unknown} */
                relation?: "SpouseOrPartner" | "Parent" | "Child" | "Sibling" | "OtherRelative" | "Employee" | "Other";
                driverNumber?: string;
                numberOfClaims?: number;
                penaltyPoints?: number;
                mainDriver?: boolean;
            }[];
            explanation: components["schemas"]["Explanation"];
            /** @description Every answer that the premium assumes, in the order of the rate book */
            assumed: {
                /** @description The element of the quote document, as Customer/LicenceType; of a named driver, as Drivers/Driver[2]/LicenceType */
                path: string;
                /** @description What the rate book calls the question */
                title: string;
                /** @description What the answer counts as, in words */
                value: string;
                /** @description The word that the rate book does not know */
                given?: string;
                /** @description Euro: the total premium as it is, minus the total premium with the typical answer to this one question, all else the same; a premium set by hand is left aside */
                effect: number;
            }[];
            /** @description What should be known before cover begins and is not: at the desk, and elsewhere where the rate book says so, each must be confirmed to accept the quote */
            unknownBeforeCover: {
                /**
                 * @description The element of the quote document
                 * @enum {unknown}
                 */
                path: "Policy/InceptionDate" | "Policy/ExpiryDate" | "Policy/CoverType" | "Policy/UseClass" | "Policy/Excess" | "Customer/Title" | "Customer/FirstName" | "Customer/Surname" | "Customer/DateOfBirth" | "Customer/LicenceType" | "Customer/LicenceHeldYears" | "Customer/Email" | "Customer/Phone" | "Customer/Occupation" | "Customer/YearsResident" | "Customer/PenaltyPoints" | "Customer/MarketingConsent" | "Address/AddressLine1" | "Address/Town" | "Address/County" | "Address/Eircode" | "Address/Country" | "Vehicle/RegistrationNumber" | "Vehicle/Make" | "Vehicle/Model" | "Vehicle/Year" | "Vehicle/EngineSize" | "Vehicle/Value" | "Vehicle/Mileage" | "Vehicle/FuelType" | "Vehicle/SecurityDevices/AlarmImmobiliser" | "Vehicle/BodyType" | "Vehicle/WeightClass" | "Vehicle/Imported" | "Vehicle/Modifications" | "Vehicle/OvernightParking" | "Vehicle/Owner" | "Vehicle/RegisteredKeeper" | "ClaimsHistory/NumberOfClaims" | "ClaimsHistory/YearsNoClaims" | "NoClaimsBonus/Years" | "NoClaimsBonus/Insurer" | "NoClaimsBonus/Country" | "NoClaimsBonus/ExpiryDate" | "NoClaimsBonus/Protected" | "NoClaimsBonus/EvidenceSeen" | "PreviousInsurance/Insurer" | "PreviousInsurance/Refused" | "PreviousInsurance/SpecialTerms";
                /** @description What it counts as in the premium; absent where it has no part */
                value?: string;
            }[];
            /** @description What was not used or not known, and what was rated in its place: to be shown */
            warnings: string[];
            /** @description Once accepted */
            policyId?: string;
            /** @description When cover begins, ISO 8601 with offset; once accepted, absent on older policies: at InceptionDate */
            policyStartDate?: string;
            /** @description Of the policyholder, once it was recorded */
            driverNumber?: string;
            /** @description The quote that this one was made from */
            basedOn?: string;
            /** @description The quotes made from this one, oldest first */
            followedBy?: string[];
            /** @description The newest 50, the oldest of them first */
            history: components["schemas"]["HistoryEntry"][];
            /** @description How many entries come before these: getQuoteHistory has them */
            earlierHistory?: number;
        };
        Explanation: {
            rateBook: {
                name: string;
                version: string;
                /** @description SHA-256 of the canonical JSON of the rate book */
                hash: string;
                demonstration: boolean;
            };
            /** @enum {unknown} */
            cover: "Comprehensive" | "TPFT" | "ThirdParty";
            /** @description The day that chooses the levies, YYYY-MM-DD */
            receivedOn: string;
            rounding: string;
            steps: components["schemas"]["Step"][];
            /** @description Euro, to the cent */
            netPremium: number;
            levies: components["schemas"]["LevyLine"][];
            /** @description Euro, to the cent */
            grossPremium: number;
            /** @description Euro, to the cent */
            policyFee: number;
            /** @description Euro, to the cent */
            premium: number;
        };
        Step: {
            id: string;
            title: string;
            /** @description The value that was rated */
            input: string;
            /** @description Whether the value is an assumption of the rate book */
            assumed: boolean;
            /** @description The row of the rate book that was used */
            row: string;
            /** @description Null where none applies */
            multiplier: number | null;
            /** @description Euro, to the cent */
            before: number;
            /** @description Euro, to the cent */
            after: number;
        };
        LevyLine: {
            id: string;
            title: string;
            /** @description Null for a fixed amount */
            rate: number | null;
            /** @description Euro, to the cent */
            amount: number;
        };
        Reason: {
            rule: string;
            message: string;
        };
        HistoryEntry: {
            /** @enum {unknown} */
            kind: "submitted" | "overridden" | "addOn" | "addOnRemoved" | "driverNumber" | "suitability" | "referred" | "referralApproved" | "referralRefused" | "accepted" | "clockConfirmed";
            /** @description ISO 8601, UTC */
            at: string;
            /** @description The client, or desk */
            by: string;
            detail: {
                [key: string]: unknown;
            };
        };
        OverrideRequest: {
            quoteId: string;
            /** @enum {unknown} */
            overrideType: "premium" | "excess" | "discount";
            /** @description Euro for premium and excess, percent for discount */
            value: number;
            reason: string;
        };
        AddOnRequest: {
            quoteId: string;
            /** @enum {unknown} */
            addonType: "breakdown" | "legal" | "windscreen" | "keycare";
            addonOptions?: {
                /** @description As the rate book names its levels */
                level?: string;
            };
        };
        DriverNumberRequest: {
            quoteId: string;
            /** @description Item 4d of an Irish driving licence: nine digits; of other licences as they have it */
            driverNumber: string;
            /** @description The place among the named drivers, from 1; absent: the policyholder's number */
            driver?: number;
        };
        AcceptRequest: {
            quoteId: string;
            /** @enum {unknown} */
            paymentMethod: "card" | "direct_debit" | "bank_transfer";
            paymentReference: string;
            /** @description The facts in unknownBeforeCover that whoever sells the cover confirms as they are assumed */
            confirmed?: ("Policy/InceptionDate" | "Policy/ExpiryDate" | "Policy/CoverType" | "Policy/UseClass" | "Policy/Excess" | "Customer/Title" | "Customer/FirstName" | "Customer/Surname" | "Customer/DateOfBirth" | "Customer/LicenceType" | "Customer/LicenceHeldYears" | "Customer/Email" | "Customer/Phone" | "Customer/Occupation" | "Customer/YearsResident" | "Customer/PenaltyPoints" | "Customer/MarketingConsent" | "Address/AddressLine1" | "Address/Town" | "Address/County" | "Address/Eircode" | "Address/Country" | "Vehicle/RegistrationNumber" | "Vehicle/Make" | "Vehicle/Model" | "Vehicle/Year" | "Vehicle/EngineSize" | "Vehicle/Value" | "Vehicle/Mileage" | "Vehicle/FuelType" | "Vehicle/SecurityDevices/AlarmImmobiliser" | "Vehicle/BodyType" | "Vehicle/WeightClass" | "Vehicle/Imported" | "Vehicle/Modifications" | "Vehicle/OvernightParking" | "Vehicle/Owner" | "Vehicle/RegisteredKeeper" | "ClaimsHistory/NumberOfClaims" | "ClaimsHistory/YearsNoClaims" | "NoClaimsBonus/Years" | "NoClaimsBonus/Insurer" | "NoClaimsBonus/Country" | "NoClaimsBonus/ExpiryDate" | "NoClaimsBonus/Protected" | "NoClaimsBonus/EvidenceSeen" | "PreviousInsurance/Insurer" | "PreviousInsurance/Refused" | "PreviousInsurance/SpecialTerms")[];
            /** @description ISO 8601: begins cover earlier than at acceptance, at InceptionDate at the earliest; requires quote:override and a reason */
            startAt?: string;
            /** @description Why cover begins before it was accepted: kept in the history */
            reason?: string;
            /** @description Why it is accepted although the car has another open quote or a policy for some of the same days */
            duplicateReason?: string;
            /** @description Why a quote that is still referred is approved by accepting it: kept in the history */
            referralNote?: string;
        };
        Policy: {
            quoteId: string;
            policyId: string;
            /** @constant */
            status: "accepted";
            /** @description ISO 8601 with offset: InceptionDate as the quote gave it, or the minute of acceptance where that is later */
            policyStartDate: string;
            /** @description ISO 8601 with offset: the last second of the last day, in Irish time */
            policyEndDate: string;
            /** @description What is missing, or not as the quote asked */
            warnings: string[];
        };
        DocumentsRequest: {
            quoteId: string;
            /** @description `all` is schedule, terms and certificate, `every` all that can be written of a quote, and after them the terms of business where the firm has any */
            documentTypes: ("schedule" | "terms" | "certificate" | "statement-of-fact" | "ipid" | "statement-of-suitability" | "refusal-letter" | "terms-of-business" | "all" | "every")[];
        };
        Documents: {
            quoteId: string;
            documents: {
                /** @enum {unknown} */
                type: "schedule" | "terms" | "certificate" | "statement-of-fact" | "ipid" | "statement-of-suitability" | "refusal-letter" | "terms-of-business";
                /** @description Works without a token until it expires */
                url: string;
                /** @description ISO 8601, UTC: 24 hours after the request */
                expiresAt: string;
            }[];
        };
        Error: {
            statusCode: number;
            message: string;
            errors?: {
                path: string;
                message: string;
                /** @description What was likely meant instead */
                suggestion?: string;
                line?: number;
            }[];
            /** @description What was likely meant instead */
            suggestion?: string;
            reasons?: {
                rule: string;
                message: string;
            }[];
            /**
             * @description Why the data can only be read
             * @enum {string}
             */
            problem?: "missing" | "damaged" | "unwritable" | "deleted" | "replaced" | "olderCopy" | "clockBehind";
        };
        Problem: {
            /**
             * Format: uri-reference
             * @description The status says it all
             */
            type: string;
            title: string;
            status: number;
            detail: string;
            /**
             * Format: uri-reference
             * @description `#` and the X-Request-Id
             */
            instance: string;
            statusCode: number;
            message: string;
            errors?: {
                path: string;
                message: string;
                /** @description What was likely meant instead */
                suggestion?: string;
                line?: number;
            }[];
            /** @description What was likely meant instead */
            suggestion?: string;
            reasons?: {
                rule: string;
                message: string;
            }[];
            /**
             * @description Why the data can only be read
             * @enum {string}
             */
            problem?: "missing" | "damaged" | "unwritable" | "deleted" | "replaced" | "olderCopy" | "clockBehind";
        };
        TokenError: {
            statusCode: number;
            message: string;
            error?: string;
            error_description?: string;
        };
        TokenProblem: {
            /**
             * Format: uri-reference
             * @description The status says it all
             */
            type: string;
            title: string;
            status: number;
            detail: string;
            /**
             * Format: uri-reference
             * @description `#` and the X-Request-Id
             */
            instance: string;
            statusCode: number;
            message: string;
            error?: string;
            error_description?: string;
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
    issueToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "grant_type": "client_credentials",
                 *       "client_id": "qd-example",
                 *       "client_secret": "secret",
                 *       "scope": "api://example/quotedesk/.default"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["TokenRequest"];
                /**
                 * @example {
                 *       "grant_type": "client_credentials",
                 *       "client_id": "qd-example",
                 *       "client_secret": "secret",
                 *       "scope": "api://example/quotedesk/.default"
                 *     }
                 */
                "application/json": components["schemas"]["TokenRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Token"];
                };
            };
            /** @description The input is not valid; `errors` names each fault and its place. The token request is not valid. RFC 6749 5.2 */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenError"];
                    "application/problem+json": components["schemas"]["TokenProblem"];
                };
            };
            /** @description The credentials are wrong */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenError"];
                    "application/problem+json": components["schemas"]["TokenProblem"];
                };
            };
            /** @description The client lacks the permission, a link is not signed, or another site sent the request */
            403: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenError"];
                    "application/problem+json": components["schemas"]["TokenProblem"];
                };
            };
            /** @description The body is larger than 64 KiB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenError"];
                    "application/problem+json": components["schemas"]["TokenProblem"];
                };
            };
            /** @description The content type is missing or not taken here, or the body is encoded */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenError"];
                    "application/problem+json": components["schemas"]["TokenProblem"];
                };
            };
            /** @description The request was for another host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenError"];
                    "application/problem+json": components["schemas"]["TokenProblem"];
                };
            };
            /** @description The rate limit is exceeded */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenError"];
                    "application/problem+json": components["schemas"]["TokenProblem"];
                };
            };
            /** @description Something failed inside */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenError"];
                    "application/problem+json": components["schemas"]["TokenProblem"];
                };
            };
            /** @description The data can not be used now; `problem` names what is wrong with it as a whole, where something is */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenError"];
                    "application/problem+json": components["schemas"]["TokenProblem"];
                };
            };
        };
    };
    priceQuote: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "in_policy.dateInception": "2026-12-01T00:00:00Z",
                 *         "in_customer.dateOfBirth": "1985-06-15",
                 *         "in_dts.raterCover": "Comprehensive"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["PriceRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Requests a minute */
                    "RateLimit-Limit"?: number;
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PriceResult"];
                };
            };
            /** @description The input is not valid; `errors` names each fault and its place */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The access token is missing or invalid */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The client lacks the permission, a link is not signed, or another site sent the request */
            403: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is larger than 64 KiB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The content type is missing or not taken here, or the body is encoded */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request was for another host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Underwriting declines the risk; `reasons` says why */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is exceeded */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something failed inside */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The data can not be used now; `problem` names what is wrong with it as a whole, where something is */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    lookUpVehicle: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 191-D-12345 */
                vrm: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Requests a minute */
                    "RateLimit-Limit"?: number;
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Vehicle"];
                };
            };
            /** @description The input is not valid; `errors` names each fault and its place */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The access token is missing or invalid */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The client lacks the permission, a link is not signed, or another site sent the request */
            403: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What was asked for is not known */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request was for another host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is exceeded */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something failed inside */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The data can not be used now; `problem` names what is wrong with it as a whole, where something is */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    lookUpEircode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example D02X285 */
                eircode: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Requests a minute */
                    "RateLimit-Limit"?: number;
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Address"];
                };
            };
            /** @description The input is not valid; `errors` names each fault and its place */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The access token is missing or invalid */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The client lacks the permission, a link is not signed, or another site sent the request */
            403: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What was asked for is not known */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request was for another host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is exceeded */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something failed inside */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The data can not be used now; `problem` names what is wrong with it as a whole, where something is */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listProducts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Requests a minute */
                    "RateLimit-Limit"?: number;
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductList"];
                };
            };
            /** @description The input is not valid; `errors` names each fault and its place */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The access token is missing or invalid */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The client lacks the permission, a link is not signed, or another site sent the request */
            403: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request was for another host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is exceeded */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something failed inside */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The data can not be used now; `problem` names what is wrong with it as a whole, where something is */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    submitQuote: {
        parameters: {
            query?: never;
            header?: {
                /** @description Up to 255 characters of your own: sent again with it, the same change happens once */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description XML is by irish-motor-quote.xsd */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "Policy": {
                 *         "InceptionDate": "2026-12-01T00:00:00+00:00",
                 *         "CoverType": "Comprehensive"
                 *       },
                 *       "Customer": {
                 *         "FirstName": "Seán",
                 *         "Surname": "Murphy",
                 *         "DateOfBirth": "1985-06-15"
                 *       },
                 *       "Vehicle": {
                 *         "RegistrationNumber": "191-D-12345",
                 *         "Make": "BMW",
                 *         "Model": "5 Series"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["QuoteDocument"] | {
                    IrishMotorQuote: components["schemas"]["QuoteDocument"];
                };
                /**
                 * @example <?xml version="1.0" encoding="UTF-8"?>
                 *     <IrishMotorQuote>
                 *       <Policy>
                 *         <InceptionDate>2026-12-01T00:00:00+00:00</InceptionDate>
                 *         <CoverType>Comprehensive</CoverType>
                 *       </Policy>
                 *       <Customer>
                 *         <FirstName>Seán</FirstName>
                 *         <Surname>Murphy</Surname>
                 *         <DateOfBirth>1985-06-15</DateOfBirth>
                 *       </Customer>
                 *       <Vehicle>
                 *         <RegistrationNumber>191-D-12345</RegistrationNumber>
                 *         <Make>BMW</Make>
                 *         <Model>5 Series</Model>
                 *       </Vehicle>
                 *     </IrishMotorQuote>
                 */
                "application/xml": unknown;
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Requests a minute */
                    "RateLimit-Limit"?: number;
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubmittedQuote"];
                };
            };
            /** @description The input is not valid; `errors` names each fault and its place */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The access token is missing or invalid */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The client lacks the permission, a link is not signed, or another site sent the request */
            403: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The first request with this Idempotency-Key has no answer yet */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is larger than 64 KiB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The content type is missing or not taken here, or the body is encoded */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request was for another host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Underwriting declines the risk; `reasons` says why. The Idempotency-Key was used with another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is exceeded */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something failed inside */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The data can not be used now; `problem` names what is wrong with it as a whole, where something is */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no room to store the change */
            507: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    overrideQuote: {
        parameters: {
            query?: never;
            header?: {
                /** @description Up to 255 characters of your own: sent again with it, the same change happens once */
                "Idempotency-Key"?: string;
                /** @description The ETag of the version that the change is meant for */
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "quoteId": "Q-EXAMPLE",
                 *       "overrideType": "discount",
                 *       "value": 10,
                 *       "reason": "A loyal customer"
                 *     }
                 */
                "application/json": components["schemas"]["OverrideRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Requests a minute */
                    "RateLimit-Limit"?: number;
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds */
                    "RateLimit-Reset"?: number;
                    /** @description The version of the quote */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Quote"];
                };
            };
            /** @description The input is not valid; `errors` names each fault and its place */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The access token is missing or invalid */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The client lacks the permission, a link is not signed, or another site sent the request */
            403: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What was asked for is not known */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The state of the quote forbids it. The first request with this Idempotency-Key has no answer yet */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The quote is no longer the version that If-Match names */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is larger than 64 KiB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The content type is missing or not taken here, or the body is encoded */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request was for another host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The Idempotency-Key was used with another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is exceeded */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something failed inside */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The data can not be used now; `problem` names what is wrong with it as a whole, where something is */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no room to store the change */
            507: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    addCover: {
        parameters: {
            query?: never;
            header?: {
                /** @description Up to 255 characters of your own: sent again with it, the same change happens once */
                "Idempotency-Key"?: string;
                /** @description The ETag of the version that the change is meant for */
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "quoteId": "Q-EXAMPLE",
                 *       "addonType": "breakdown",
                 *       "addonOptions": {}
                 *     }
                 */
                "application/json": components["schemas"]["AddOnRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Requests a minute */
                    "RateLimit-Limit"?: number;
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds */
                    "RateLimit-Reset"?: number;
                    /** @description The version of the quote */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Quote"];
                };
            };
            /** @description The input is not valid; `errors` names each fault and its place */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The access token is missing or invalid */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The client lacks the permission, a link is not signed, or another site sent the request */
            403: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What was asked for is not known */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The state of the quote forbids it. The first request with this Idempotency-Key has no answer yet */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The quote is no longer the version that If-Match names */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is larger than 64 KiB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The content type is missing or not taken here, or the body is encoded */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request was for another host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The Idempotency-Key was used with another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is exceeded */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something failed inside */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The data can not be used now; `problem` names what is wrong with it as a whole, where something is */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no room to store the change */
            507: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    removeCover: {
        parameters: {
            query?: never;
            header?: {
                /** @description Up to 255 characters of your own: sent again with it, the same change happens once */
                "Idempotency-Key"?: string;
                /** @description The ETag of the version that the change is meant for */
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "quoteId": "Q-EXAMPLE",
                 *       "addonType": "breakdown"
                 *     }
                 */
                "application/json": {
                    quoteId: string;
                    /** @enum {unknown} */
                    addonType: "breakdown" | "legal" | "windscreen" | "keycare";
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Requests a minute */
                    "RateLimit-Limit"?: number;
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds */
                    "RateLimit-Reset"?: number;
                    /** @description The version of the quote */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Quote"];
                };
            };
            /** @description The input is not valid; `errors` names each fault and its place */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The access token is missing or invalid */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The client lacks the permission, a link is not signed, or another site sent the request */
            403: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What was asked for is not known */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The state of the quote forbids it. The first request with this Idempotency-Key has no answer yet */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The quote is no longer the version that If-Match names */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is larger than 64 KiB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The content type is missing or not taken here, or the body is encoded */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request was for another host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The Idempotency-Key was used with another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is exceeded */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something failed inside */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The data can not be used now; `problem` names what is wrong with it as a whole, where something is */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no room to store the change */
            507: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    recordDriverNumber: {
        parameters: {
            query?: never;
            header?: {
                /** @description Up to 255 characters of your own: sent again with it, the same change happens once */
                "Idempotency-Key"?: string;
                /** @description The ETag of the version that the change is meant for */
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "quoteId": "Q-EXAMPLE",
                 *       "driverNumber": "123456789"
                 *     }
                 */
                "application/json": components["schemas"]["DriverNumberRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Requests a minute */
                    "RateLimit-Limit"?: number;
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds */
                    "RateLimit-Reset"?: number;
                    /** @description The version of the quote */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Quote"];
                };
            };
            /** @description The input is not valid; `errors` names each fault and its place */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The access token is missing or invalid */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The client lacks the permission, a link is not signed, or another site sent the request */
            403: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What was asked for is not known */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The state of the quote forbids it. The first request with this Idempotency-Key has no answer yet */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The quote is no longer the version that If-Match names */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is larger than 64 KiB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The content type is missing or not taken here, or the body is encoded */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request was for another host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The Idempotency-Key was used with another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is exceeded */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something failed inside */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The data can not be used now; `problem` names what is wrong with it as a whole, where something is */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no room to store the change */
            507: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    referQuote: {
        parameters: {
            query?: never;
            header?: {
                /** @description Up to 255 characters of your own: sent again with it, the same change happens once */
                "Idempotency-Key"?: string;
                /** @description The ETag of the version that the change is meant for */
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "quoteId": "Q-EXAMPLE",
                 *       "reason": "The car is kept abroad for a part of the year"
                 *     }
                 */
                "application/json": {
                    quoteId: string;
                    /** @description Why an underwriter must look at the quote: kept in the history */
                    reason: string;
                    /** @description The name of the person, where the caller alone does not say who it is */
                    name?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Requests a minute */
                    "RateLimit-Limit"?: number;
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds */
                    "RateLimit-Reset"?: number;
                    /** @description The version of the quote */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Quote"];
                };
            };
            /** @description The input is not valid; `errors` names each fault and its place */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The access token is missing or invalid */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The client lacks the permission, a link is not signed, or another site sent the request */
            403: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What was asked for is not known */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The state of the quote forbids it. The first request with this Idempotency-Key has no answer yet */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The quote is no longer the version that If-Match names */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is larger than 64 KiB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The content type is missing or not taken here, or the body is encoded */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request was for another host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The Idempotency-Key was used with another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is exceeded */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something failed inside */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The data can not be used now; `problem` names what is wrong with it as a whole, where something is */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no room to store the change */
            507: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    decideReferral: {
        parameters: {
            query?: never;
            header?: {
                /** @description Up to 255 characters of your own: sent again with it, the same change happens once */
                "Idempotency-Key"?: string;
                /** @description The ETag of the version that the change is meant for */
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "quoteId": "Q-EXAMPLE",
                 *       "decision": "approve",
                 *       "note": "The licence was checked",
                 *       "terms": "The car is kept in a garage at night"
                 *     }
                 */
                "application/json": {
                    quoteId: string;
                    /** @enum {unknown} */
                    decision: "approve" | "refuse";
                    /** @description Why it was decided so, for the record: kept in the history, never printed */
                    note: string;
                    /** @description Of an approval: the terms on which it holds, to be told to the customer */
                    terms?: string;
                    /** @description Of a refusal, which needs at least one: the reasons that its letter prints */
                    reasons?: string[];
                    /** @description The name of the person, where the caller alone does not say who it is */
                    name?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Requests a minute */
                    "RateLimit-Limit"?: number;
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds */
                    "RateLimit-Reset"?: number;
                    /** @description The version of the quote */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Quote"];
                };
            };
            /** @description The input is not valid; `errors` names each fault and its place */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The access token is missing or invalid */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The client lacks the permission, a link is not signed, or another site sent the request */
            403: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What was asked for is not known */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The state of the quote forbids it. The first request with this Idempotency-Key has no answer yet */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The quote is no longer the version that If-Match names */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is larger than 64 KiB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The content type is missing or not taken here, or the body is encoded */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request was for another host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The Idempotency-Key was used with another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is exceeded */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something failed inside */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The data can not be used now; `problem` names what is wrong with it as a whole, where something is */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no room to store the change */
            507: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    acceptQuote: {
        parameters: {
            query?: never;
            header?: {
                /** @description Up to 255 characters of your own: sent again with it, the same change happens once */
                "Idempotency-Key"?: string;
                /** @description The ETag of the version that the change is meant for */
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "quoteId": "Q-EXAMPLE",
                 *       "paymentMethod": "card",
                 *       "paymentReference": "PAY-1"
                 *     }
                 */
                "application/json": components["schemas"]["AcceptRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Requests a minute */
                    "RateLimit-Limit"?: number;
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Policy"];
                };
            };
            /** @description The input is not valid; `errors` names each fault and its place */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The access token is missing or invalid */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The client lacks the permission, a link is not signed, or another site sent the request */
            403: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What was asked for is not known */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The state of the quote forbids it. The first request with this Idempotency-Key has no answer yet */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The quote is no longer the version that If-Match names */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is larger than 64 KiB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The content type is missing or not taken here, or the body is encoded */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request was for another host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The Idempotency-Key was used with another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is exceeded */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something failed inside */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The data can not be used now; `problem` names what is wrong with it as a whole, where something is */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no room to store the change */
            507: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getQuote: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that you have */
                "If-None-Match"?: string;
            };
            path: {
                /** @example Q-EXAMPLE */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Requests a minute */
                    "RateLimit-Limit"?: number;
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds */
                    "RateLimit-Reset"?: number;
                    /** @description The version of the quote */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Quote"];
                };
            };
            /** @description The quote is still the version that If-None-Match names */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The input is not valid; `errors` names each fault and its place */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The access token is missing or invalid */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The client lacks the permission, a link is not signed, or another site sent the request */
            403: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What was asked for is not known */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request was for another host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is exceeded */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something failed inside */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The data can not be used now; `problem` names what is wrong with it as a whole, where something is */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getQuoteHistory: {
        parameters: {
            query?: {
                /** @example 51 */
                before?: number;
                /** @example 50 */
                limit?: number;
            };
            header?: never;
            path: {
                /** @example Q-EXAMPLE */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Requests a minute */
                    "RateLimit-Limit"?: number;
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        quoteId: string;
                        /** @description How many entries the whole history has */
                        total: number;
                        /** @description The number of the first entry here: `before` of the page with older ones */
                        first: number;
                        history: components["schemas"]["HistoryEntry"][];
                    };
                };
            };
            /** @description The input is not valid; `errors` names each fault and its place */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The access token is missing or invalid */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The client lacks the permission, a link is not signed, or another site sent the request */
            403: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What was asked for is not known */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request was for another host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is exceeded */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something failed inside */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The data can not be used now; `problem` names what is wrong with it as a whole, where something is */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    generateDocuments: {
        parameters: {
            query?: never;
            header?: {
                /** @description Up to 255 characters of your own: sent again with it, the same change happens once */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "quoteId": "Q-EXAMPLE",
                 *       "documentTypes": [
                 *         "schedule",
                 *         "certificate"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["DocumentsRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Requests a minute */
                    "RateLimit-Limit"?: number;
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds */
                    "RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Documents"];
                };
            };
            /** @description The input is not valid; `errors` names each fault and its place */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The access token is missing or invalid */
            401: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The client lacks the permission, a link is not signed, or another site sent the request */
            403: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What was asked for is not known */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The first request with this Idempotency-Key has no answer yet */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The body is larger than 64 KiB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The content type is missing or not taken here, or the body is encoded */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request was for another host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The Idempotency-Key was used with another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The rate limit is exceeded */
            429: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something failed inside */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The data can not be used now; `problem` names what is wrong with it as a whole, where something is */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no room to store the change */
            507: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "health/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: string;
                    };
                };
            };
            /** @description The input is not valid; `errors` names each fault and its place */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The client lacks the permission, a link is not signed, or another site sent the request */
            403: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request was for another host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something failed inside */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The data can not be used now; `problem` names what is wrong with it as a whole, where something is */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no room to store the change */
            507: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "health/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: string;
                    };
                };
            };
            /** @description The input is not valid; `errors` names each fault and its place */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The client lacks the permission, a link is not signed, or another site sent the request */
            403: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request was for another host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something failed inside */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The data can not be used now; `problem` names what is wrong with it as a whole, where something is */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no room to store the change */
            507: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    openDocument: {
        parameters: {
            query: {
                /**
                 * @description When the link expires: epoch seconds
                 * @example 1796119200
                 */
                e: string;
                /**
                 * @description The signature of the link
                 * @example signature
                 */
                s: string;
            };
            header?: never;
            path: {
                /**
                 * @description Of the document
                 * @example D-EXAMPLE
                 */
                id: string;
                /**
                 * @description The type of the document, and `.pdf`
                 * @example schedule.pdf
                 */
                file: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            /** @description The input is not valid; `errors` names each fault and its place */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The client lacks the permission, a link is not signed, or another site sent the request */
            403: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description What was asked for is not known */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The link has expired, or the file of an older version is no longer kept */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request was for another host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something failed inside */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The data can not be used now; `problem` names what is wrong with it as a whole, where something is */
            503: {
                headers: {
                    /** @description Seconds */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description The input is not valid; `errors` names each fault and its place */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The client lacks the permission, a link is not signed, or another site sent the request */
            403: {
                headers: {
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request was for another host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Something failed inside */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
}
