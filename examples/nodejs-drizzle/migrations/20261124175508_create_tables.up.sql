CREATE TABLE "boats" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"seats" integer NOT NULL,
	CONSTRAINT "boats_seats_check" CHECK ("boats"."seats" BETWEEN 1 AND 9)
);
--> statement-breakpoint
CREATE TABLE "reservations" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reservations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"boat_id" text NOT NULL,
	"day" date NOT NULL,
	"member" text NOT NULL,
	CONSTRAINT "reservations_boat_day" UNIQUE("boat_id","day")
);
--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_boat_id_boats_id_fk" FOREIGN KEY ("boat_id") REFERENCES "public"."boats"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reservations_member" ON "reservations" USING btree ("member");