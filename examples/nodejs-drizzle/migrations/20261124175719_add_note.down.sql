ALTER TABLE "reservations" DROP COLUMN "note";
