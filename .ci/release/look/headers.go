package main

import (
	"bytes"
	"debug/elf"
	"debug/macho"
	"debug/pe"
	"errors"
	"fmt"
	"io"
	"os"
	"slices"
	"strings"
)

// errUnknown says that a file is no program.
var errUnknown = errors.New("it is a program of no system that is known here")

func (p *program) readHeaders(name string) error {
	file, err := os.Open(name)
	if err != nil {
		return err
	}
	defer file.Close()
	magic := make([]byte, 4)
	if _, err := io.ReadFull(file, magic); err != nil {
		return err
	}
	switch {
	case string(magic) == elf.ELFMAG:
		return p.readLinux(file)
	case bytes.HasPrefix(magic, []byte("MZ")):
		return p.readWindows(file)
	case bytes.Equal(magic, []byte{0xcf, 0xfa, 0xed, 0xfe}):
		return p.readMac(file)
	}
	return errUnknown
}

func (p *program) readLinux(file io.ReaderAt) error {
	program, err := elf.NewFile(file)
	if err != nil {
		return err
	}
	p.System = "linux"
	p.Machine = map[elf.Machine]string{elf.EM_X86_64: "amd64", elf.EM_AARCH64: "arm64", elf.EM_ARM: "arm"}[program.Machine]
	for _, part := range program.Progs {
		if part.Type == elf.PT_INTERP {
			loader, err := io.ReadAll(part.Open())
			if err != nil {
				return err
			}
			p.Loader = string(bytes.TrimRight(loader, "\x00"))
		}
	}
	if program.Section(".dynamic") == nil {
		return nil
	}
	p.Libraries, err = program.ImportedLibraries()
	return err
}

const (
	loadDylinker  = 0xe
	codeSignature = 0x1d
)

func (p *program) readMac(file io.ReaderAt) error {
	program, err := macho.NewFile(file)
	if err != nil {
		return err
	}
	p.System = "darwin"
	p.Machine = map[macho.Cpu]string{macho.CpuAmd64: "amd64", macho.CpuArm64: "arm64"}[program.Cpu]
	for _, load := range program.Loads {
		switch raw := load.Raw(); program.ByteOrder.Uint32(raw) {
		case loadDylinker:
			p.Loader = string(bytes.TrimRight(raw[program.ByteOrder.Uint32(raw[8:]):], "\x00"))
		case codeSignature:
			p.Signed = true
		}
	}
	p.Libraries, err = program.ImportedLibraries()
	return err
}

func (p *program) readWindows(file *os.File) error {
	program, err := pe.NewFile(file)
	if err != nil {
		return err
	}
	p.System = "windows"
	p.Machine = map[uint16]string{pe.IMAGE_FILE_MACHINE_AMD64: "amd64", pe.IMAGE_FILE_MACHINE_ARM64: "arm64"}[program.Machine]
	header, ok := program.OptionalHeader.(*pe.OptionalHeader64)
	if !ok {
		return fmt.Errorf("%w: it is not of 64 bits", errUnknown)
	}
	p.Console = header.Subsystem == pe.IMAGE_SUBSYSTEM_WINDOWS_CUI
	symbols, err := program.ImportedSymbols() // each as symbol:library; of libraries alone debug/pe says nothing
	if err != nil {
		return err
	}
	for _, symbol := range symbols {
		_, library, _ := strings.Cut(symbol, ":")
		p.Libraries = append(p.Libraries, strings.ToLower(library))
	}
	slices.Sort(p.Libraries)
	p.Libraries = slices.Compact(p.Libraries)
	p.Resources, err = readResources(file)
	return err
}
